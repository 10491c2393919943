/** Page background, which browsers use for their frame (same values in src/ui/styles/theme.css). */
export const themeColors = { light: '#f7f5f0', dark: '#0b1b2b' };
