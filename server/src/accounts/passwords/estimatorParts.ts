// This module is loaded on demand. In a bundle, a CommonJS package that is imported on demand has a default
// export only, so this module re-exports the needed parts by name.
export { ZxcvbnFactory } from '@zxcvbn-ts/core'
export { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common'
export { dictionary as englishWords } from '@zxcvbn-ts/language-en'
