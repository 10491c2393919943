/**
 * What the project's Node runs as the built site. V8 lets new objects take 48 MB by default, most of it idle; with this limit
 * 12 MB, collected more often.
 */
export const siteArgs = ['--max-semi-space-size=4', 'build/bundle/start.js'];
