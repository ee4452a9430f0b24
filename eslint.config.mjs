import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { areaRules, ONLY_PROVIDED } from './shared/build/src/eslint.mjs'
import { clientFileNames, serverSuffixes } from './scripts/src/lint/fileNames.mjs'
import { browserStores } from './scripts/src/lint/browserStores.mjs'
import {
  DOORS,
  doorsFor,
  mayImport,
  packages,
  PARTS_OF_CONTRACT,
  PARTS_OF_SERVER,
  SITE_CONTRACT,
} from './scripts/src/lint/boundaries.mjs'
import { ENVIRONMENT, READ_ENVIRONMENT } from './scripts/src/lint/environment.mjs'
import { importCycles } from './scripts/src/lint/importCycles.mjs'

const ROOT = import.meta.dirname
const folders = (dir) =>
  readdirSync(join(ROOT, dir), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const remotes = workspaces.filter((name) => name.startsWith('mf-'))
const examples = workspaces.filter((name) => name.startsWith('examples/'))
/** Workspaces of areas. An example may also be a host. */
const areas = workspaces.filter((name) => existsSync(join(ROOT, name, 'area.json')))
const MAY_IMPORT = mayImport([...remotes, ...examples])

const zones = [
  ...workspaces.map((name) => ({
    // Tests of packages may use the test kit, which itself depends on packages.
    target: packages.includes(name) ? [`./${name}/src/**/!(*.test).{ts,tsx}`] : `./${name}`,
    from: workspaces
      .filter((other) => other !== name && !MAY_IMPORT[name].includes(other))
      .map((other) => `./${other}`),
    message: `${name} may import ${MAY_IMPORT[name].join(', ') || 'no other workspace'} only: go through a URL, the server or a package.`,
  })),
  ...remotes.flatMap((name) => featureZones(`${name}/src`)),
  {
    target: './server/src',
    from: ['auth', 'browser', 'remote'].map((part) => `./shared/contract/src/${part}`),
    message: 'The server imports contracts, rules and what the site is made of: nothing of the browser.',
  },
  ...Object.entries(PARTS_OF_SERVER)
    .filter(([, mayImport]) => !mayImport.includes(SITE_CONTRACT))
    .map(([part]) => ({
      target: `./server/src/${part}`,
      from: './shared/contract/src/site',
      message: 'Only the parts that PARTS_OF_SERVER names know how pages are made.',
    })),
  ...Object.entries(PARTS_OF_SERVER).map(([part, mayImport]) => ({
    // A test of the platform may use a made-up service on top of it.
    target: `./server/src/${part}/**/!(*.test).ts`,
    from: folders('server/src')
      .filter((other) => ![part, 'testing', ...mayImport].includes(other))
      .map((other) => `./server/src/${other}`),
    message: `server/${part} may import ${mayImport.join(', ') || 'no other part of the server'} only.`,
  })),
  ...Object.keys(DOORS).flatMap((domain) =>
    doorsFor(domain).map(([other, door]) => ({
      target: `./server/src/${domain}/**/!(*.test).ts`,
      from: [`./server/src/${other}`],
      except: [...door, ...looseFiles(`server/src/${other}`)].map((path) => `./${path}`),
      message: `The door of ${other} is ${['its own files', ...door].join(', ')}: move what another domain needs there.`,
    })),
  ),
  ...Object.entries(PARTS_OF_CONTRACT).map(([part, mayImport]) => ({
    target: `./shared/contract/src/${part}`,
    from: Object.keys(PARTS_OF_CONTRACT)
      .filter((other) => ![part, ...mayImport].includes(other))
      .map((other) => `./shared/contract/src/${other}`),
    message: `contract/${part} may import ${mayImport.join(', ') || 'no other part of the contract'} only.`,
  })),
].filter(({ from }) => from.length > 0)

/** Workspace → its parts that have zones of their own. */
const PARTS = { server: PARTS_OF_SERVER, 'shared/contract': PARTS_OF_CONTRACT }

/** Each file gets only the zones of its part, because the rule compares each file with every zone that it is given. */
function restricted(workspace) {
  const parts = Object.keys(PARTS[workspace] ?? {}).map((part) => `${workspace}/src/${part}`)
  return [workspace, ...parts].map((folder) => ({
    files: [`${folder}/**/*.{ts,tsx,mts,mjs,cjs}`],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: ROOT, zones: zonesOf(folder) }] },
  }))
}

/** The zones of files in this folder or below it. */
const zonesOf = (folder) =>
  zones.filter(({ target }) =>
    [target].flat().some((path) => {
      const [target] = path.split('/**')
      return `./${folder}/`.startsWith(`${target}/`) || `${target}/`.startsWith(`./${folder}/`)
    }),
  )

/** The files directly in the folder of a domain. Only processes may import its descriptor, which imports all of it. */
function looseFiles(dir) {
  return readdirSync(join(ROOT, dir)).filter((name) => name.endsWith('.ts') && name !== 'domain.ts')
}

/**
 * Zones that keep every folder of a remote from importing its features. A feature is a folder with a page. Folders without
 * one are parts, which the others may import.
 */
function featureZones(dir) {
  const all = folders(dir)
  return all
    .filter((name) => hasPage(`${dir}/${name}`))
    .map((feature) => ({
      target: all.filter((other) => other !== feature).map((other) => `./${dir}/${other}`),
      from: [`./${dir}/${feature}`],
      message: 'Nothing imports a folder with a page: move what both need into a folder without one.',
    }))
}

function hasPage(dir) {
  return readdirSync(join(ROOT, dir), { recursive: true }).some((file) => file.endsWith('Page.tsx'))
}

const TOOLS = [
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  'e2e/**',
  'bench/**',
  'scripts/src/{browser,checks,cluster,deploy,dev,docs-site,films,format,icons,new-remote,pictures}/**',
  'shared/testing/src/**',
  'examples/*/browser-tests/**',
]

/** A workspace declares what it imports. Tests and tools may also import what the root declares. */
const declared = (name) => {
  const dir = join(ROOT, name)
  const rule = (...dirs) => ({
    'import-x/no-extraneous-dependencies': ['error', { packageDir: dirs, devDependencies: TOOLS }],
  })
  return [
    { files: [`${name}/**/*.{ts,tsx}`], rules: rule(dir) },
    {
      files: TOOLS.map((pattern) => (pattern.startsWith('**') ? `${name}/${pattern}` : pattern)),
      rules: rule(dir, ROOT),
    },
  ]
}

/** Syntax that must not be used in any file. */
const NOWHERE = [
  { selector: 'ExportAllDeclaration', message: 'Name what is exported.' },
  { selector: "CallExpression[callee.property.name='only']", message: 'A focused test hides the others.' },
]

/** Matches queries of kysely. */
const SQL = {
  selector: 'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/]',
  message:
    'SQL belongs into a repository next to this file: *.repo.ts, *.query.ts for a long read, *.store.ts for batches.',
}

/** Matches radio buttons and check boxes that are drawn by hand. */
const HAND_MADE_CHOICE = {
  selector:
    "JSXOpeningElement[name.name='input'] > JSXAttribute[name.name='type'][value.value=/^(radio|checkbox)$/]",
  message: 'All areas have the same radio buttons and check boxes: use Option, Checkbox or Switch.',
}

/**
 * Module Federation shares the contract under its public name. An import by another name would be a second copy, with its
 * own session.
 */
const ONE_AUTH_CONTRACT = {
  regex: '^(\\.\\./)+auth(/|$)',
  allowTypeImports: true,
  message: 'Name it @mentor-connect/contract/auth, or the page holds it twice.',
}

const NO_CALLS = 'Components get their data as props: what calls the API belongs into shared/features.'

/** All that components may know of the client of the API: its failures and addresses. */
const KNOWN_OF_API = {
  name: '@mentor-connect/api',
  allowImportNames: ['ApiFailure', 'addressOnSite', 'fileUrl', 'isNotFound'],
  message: NO_CALLS,
}

const JUDGES_TIME =
  'No test judges time: wait for a condition. What ends a test that hangs is set once, for all (docs/testing.md).'
const TEST_HOOK = '/^(it|test|beforeAll|beforeEach|afterAll|afterEach)$/'

/** Syntax that makes a test fail on a slow machine. */
const IN_TESTS = [
  "CallExpression[callee.object.name='jest'][callee.property.name='setTimeout']",
  `CallExpression[callee.name=${TEST_HOOK}] > Literal[raw=/^[\\d_]+$/]`,
  "CallExpression[callee.callee.property.name='each'] > Literal[raw=/^[\\d_]+$/]",
  "CallExpression[callee.property.name='waitForTimeout']",
  'CallExpression[callee.name=/^(waitFor|waitForElementToBeRemoved)$/] Property[key.name=timeout]',
  'CallExpression[callee.property.name=/^(find(All)?By|waitFor)/] Property[key.name=timeout]',
].map((selector) => ({ selector, message: JUDGES_TIME }))

/** Our own rules, for conventions that no plugin checks. */
const OURS = {
  rules: {
    'browser-stores': browserStores,
    'client-file-names': clientFileNames,
    'import-cycles': importCycles,
    'server-suffixes': serverSuffixes,
  },
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      'var/**',
      'dist/**',
      'server/dist/**',
      'examples/*/dist/**',
      '.cache/**',
      'coverage/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks, ours: OURS },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: join(ROOT, 'tsconfig.json') })],
    },
    rules: {
      'import-x/no-duplicates': 'error',
      'ours/import-cycles': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', ...NOWHERE],
    },
  },
  {
    files: ['{shared/*,shell,mf-*,examples/*,delivery}/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // In our own components, the property `role` is the role of a person.
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: ['{shared/*,shell,mf-*,examples/*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'ours/client-file-names': 'error' },
  },
  {
    files: ['{shared/{contract,i18n,api,ui,features},shell,mf-*,examples/*}/src/**/*.{ts,tsx}'],
    ignores: ['shared/contract/src/browser/storage.ts', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'ours/browser-stores': 'error' },
  },
  {
    files: ['{shell,mf-*}/src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...NOWHERE, HAND_MADE_CHOICE] },
  },
  { files: ['server/src/**/*.ts'], rules: { 'ours/server-suffixes': 'error' } },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['**/*.{repo,query,store}.ts', '**/{migrations,seed}/**'],
    rules: { 'no-restricted-syntax': ['error', ...NOWHERE, SQL] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: { 'no-restricted-syntax': ['error', ...NOWHERE, ...IN_TESTS] },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    ignores: READ_ENVIRONMENT,
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: ENVIRONMENT,
        },
      ],
      'no-restricted-imports': [
        'error',
        { paths: ['process', 'node:process'].map((name) => ({ name, message: ENVIRONMENT })) },
      ],
    },
  },
  {
    files: ['shared/{contract,i18n,api,features}/src/**/*.{ts,tsx}'],
    ignores: ['shared/contract/src/auth/**', '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: ONLY_PROVIDED, patterns: [ONE_AUTH_CONTRACT] },
      ],
    },
  },
  {
    files: ['shared/ui/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [...ONLY_PROVIDED, KNOWN_OF_API],
          patterns: [ONE_AUTH_CONTRACT, { regex: '^@mentor-connect/api/', message: NO_CALLS }],
        },
      ],
    },
  },
  {
    ...areaRules,
    files: areaRules.files.flatMap((pattern) => areas.map((area) => `${area}/${pattern}`)),
  },
  ...workspaces.flatMap(restricted),
  ...workspaces.flatMap(declared),
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
