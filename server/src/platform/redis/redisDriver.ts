// Loaded on demand. In a bundle, a CommonJS package that is imported on demand has a default export only, so this module
// names what is needed.
export { Redis } from 'ioredis'
