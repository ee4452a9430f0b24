// What ESLint refuses in areas: imports that a page would not have.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The façade of the router: a source in the repository, compiled in the published package. */
const FACADE = ['routerFacade.ts', 'routerFacade.js']
  .map((file) => join(import.meta.dirname, file))
  .find((file) => existsSync(file))

/** The members of the router that the shell provides to remotes. */
const members = readFileSync(FACADE, 'utf8')
  .match(/export \{([^}]+)\}/)[1]
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean)

/** In a page, remotes get the shell's router, not the whole package. Tests use the package. */
export const ONLY_PROVIDED = ['react-router', 'react-router-dom'].map((name) => ({
  name,
  allowImportNames: members,
  allowTypeImports: true,
  message: 'The shell provides only a part of the router to remotes, without this member.',
}))

/** A configuration for the sources of an area. Needs the plugin of typescript-eslint. */
export const areaRules = {
  files: ['src/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: ONLY_PROVIDED }] },
}
