import { fileURLToPath } from 'node:url'

// The only Jest preset. On Node 20, Jest has no require(esm), so these packages, which ship only ES modules, are
// transformed, too.
const ES_ONLY = [
  'jose',
  '@scure',
  'typebox',
  '@zxcvbn-ts',
  'lucide-react',
  '@mentor-connect',
  'get-port',
  '@digitalbazaar',
  'base(58|64url)-universal',
  '@noble',
  'ky',
  'postal-mime',
  'workbox-[a-z]+',
]

const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
]

const HERE = import.meta.dirname

/**
 * Options for the whole test run. The timeout only ends a test that hangs. No test may fail because the machine is
 * slow, so no test has a shorter timeout.
 */
export const wholeRun = { testTimeout: 900_000 }

const base = (name, dir) => ({
  displayName: name,
  rootDir: `<rootDir>/${dir}`,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  transform: {
    '\\.tsx$': swc(true),
    '\\.(ts|mts|js|mjs)$': swc(false),
    '\\.(svg|png|jpe?g|webp|avif|woff2)$': `${HERE}/picture.cjs`,
  },
  moduleNameMapper: { '\\.css$': `${HERE}/styleSheet.cjs` },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_ONLY.join('|')})/)`],
})

/** Creates the Jest project of a workspace that runs on Node. */
export const nodeProject = (name, dir = name) => ({
  ...base(name, dir),
  testEnvironment: `${HERE}/NodeEnvironment.mjs`,
  runtime: `${HERE}/NodeRuntime.cjs`,
})

/** Creates the Jest project of the server. Its test files share databases, which they copy. */
export const serverProject = (name) => ({
  ...nodeProject(name),
  globalSetup: '<rootDir>/src/build/beforeTests.ts',
  globalTeardown: '<rootDir>/src/testing/removeTemplates.ts',
})

/** Creates the Jest project of the journeys. All test files share one running product and one browser. */
export const journeyProject = (name) => ({
  ...nodeProject(name),
  globalSetup: '<rootDir>/src/stage/globalSetup.ts',
  globalTeardown: '<rootDir>/src/stage/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/stage/everyTestFile.ts'],
})

const BROWSER_SETUP = [fileURLToPath(import.meta.resolve('@mentor-connect/testing/setup'))]

/**
 * Creates the Jest projects of a workspace whose code runs in the browser, or of `dir`, a folder below the
 * configuration's. Tests in `*.test.tsx` get a document. Tests in `*.test.ts` only cover logic and run on Node
 * without a document, which takes a third less time.
 */
export const browserProjects = (name, dir = name) => [
  {
    ...base(name, dir),
    testMatch: ['<rootDir>/**/*.test.tsx'],
    testEnvironment: `${HERE}/BrowserEnvironment.mjs`,
    runtime: `${HERE}/BrowserRuntime.cjs`,
    setupFilesAfterEnv: BROWSER_SETUP,
  },
  {
    ...nodeProject(name, dir),
    testMatch: ['<rootDir>/**/*.test.ts'],
    setupFilesAfterEnv: BROWSER_SETUP,
  },
]
