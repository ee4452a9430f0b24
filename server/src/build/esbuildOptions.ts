import type { BuildOptions } from 'esbuild'

/**
 * Packages that are not bundled: they contain native code or WebAssembly, or read files next to their
 * modules. A distribution contains copies of them. `*` stands for all packages of a scope.
 */
export const PACKAGES_OUTSIDE = [
  'sharp',
  'libsql',
  '@node-rs/argon2',
  'harfbuzzjs',
  'fontkit',
  'pdfkit',
  '@fontsource/*',
  '@fastify/swagger-ui',
  '@clerk/clerk-js',
]

/** Code that defines the variables that bundled CommonJS packages expect, which ES modules do not have. */
const COMMONJS = [
  "import { createRequire as createRequireOfBundle } from 'node:module'",
  'const require = createRequireOfBundle(import.meta.url)',
  'const __filename = import.meta.filename',
  'const __dirname = import.meta.dirname',
].join(';')

/** Options for programs, which are bundled with the packages that they use and with source maps. */
export const PROGRAM_OPTIONS = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  jsx: 'automatic',
  loader: { '.css': 'text' },
  // The code is minified because the text of a running program stays in memory. Names are kept for stack traces, and
  // lines are short for diffs.
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: 400,
  legalComments: 'none',
  sourcemap: true,
  sourcesContent: false,
  external: PACKAGES_OUTSIDE,
  banner: { js: `${COMMONJS};` },
  tsconfigRaw: {},
  write: false,
  metafile: true,
  logLevel: 'silent',
} as const satisfies BuildOptions

/**
 * Escapes the non-ASCII characters that esbuild leaves in regular expressions: a single non-ASCII character
 * makes V8 use twice the memory for the text.
 */
export function toAscii(program: string): string {
  return program.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
