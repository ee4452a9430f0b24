// This module is loaded on demand. A CommonJS package that a bundle imports on demand has only a default
// export, so this module exports the needed names.
export { Redis } from 'ioredis'
