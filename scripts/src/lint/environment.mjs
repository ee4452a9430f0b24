// Defines which files may read the environment of the process; eslint.config.mjs makes a lint rule of it.

/**
 * Files that may read the environment: entry points, files in which a bundler replaces it, files that start processes,
 * and tests.
 */
export const READ_ENVIRONMENT = [
  'examples/service/service/server.mjs',
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  'jest.config.mjs',
  'server/src/platform/process/runService.ts',
  'server/src/operator/main.ts',
  'server/src/build/*.ts',
  'delivery/src/commands/{siteCommand,releaseServerCommand}.ts',
  'delivery/src/commands/openTarget.ts',
  'shared/contract/src/remote/verifiedFile.ts',
  'shared/i18n/src/messageLoaders.ts',
  'shared/release/src/mcRelease.ts',
  'shell/src/offline/startWorker.ts',
  'scripts/bootstrap.mjs',
  'scripts/src/browser/findChromium.ts',
  'scripts/src/checks/{test,pdfPrograms}.ts',
  'scripts/src/contract/checkContract.ts',
  'scripts/src/cluster/{caddy,findProgram}.ts',
  'scripts/src/deploy/alertmanagerFile.ts',
  'scripts/src/dev/{dev,devArea}.ts',
  'scripts/src/distribution/{deliveryProgram,publish}.ts',
  'scripts/src/pictures/takePictures.ts',
  'scripts/src/process/{command,step}.ts',
  'scripts/src/sampling/turns.ts',
  'scripts/src/start/start.ts',
  'bench/src/chat/baselines/{socketIo,wsRelay}.ts',
  'bench/src/hostile/testHostile.ts',
  'bench/src/load/bareReads.ts',
  'bench/src/product/{demoSite,program,services}.ts',
  'bench/src/reliability/deployment.ts',
  'e2e/src/chat/chatService.ts',
  'e2e/src/people/mentors.ts',
  'e2e/src/releases/outside/outsideTeam.ts',
  'e2e/src/releases/releasedExamples.ts',
  'e2e/src/stage/sharedStage.ts',
]

export const ENVIRONMENT =
  'Take the setting as a parameter: only listed files read the environment (READ_ENVIRONMENT).'
