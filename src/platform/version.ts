/** The product's version. */
export { version as fairleadVersion } from '../../package.json';
