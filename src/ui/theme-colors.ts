/** The color of the page itself, which browsers continue in their own frame (src/ui/styles/theme.css has the same). */
export const themeColors = { light: '#f7f5f0', dark: '#0b1b2b' };
