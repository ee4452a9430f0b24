import type { Every } from './shareFiles'

/** A group of tests that try a mechanism in many variations. Not all of them run for each commit. */
export interface Sample {
  /** Shown by `npm test`. */
  name: string
  /** Test files of the sample: paths from the root, or regular expressions that match several paths. */
  tests: (string | RegExp)[]
  /**
   * Each file runs once in this many commits. `parts`: every file runs for each commit and leaves out some of its cases
   * (`partOf`).
   */
  every: Every | 'parts'
  /**
   * Path prefixes, from the root, of the code that the sample tests: if a file with such a prefix has
   * changed, the whole sample runs. `imports`: a test file runs if a file that it imports has changed,
   * directly or not.
   */
  behind: string[] | 'imports'
}

const BUILDS = 'shared/build/src'
const RELEASES = ['commands', 'process', 'release', 'site', 'store'].map((folder) => `delivery/src/${folder}`)
const STORAGE = ['server/src/platform/database', 'server/src/kernel/database', 'server/src/chat/database']

/** Tests that are not listed here run for each commit. */
export const SAMPLES: Sample[] = [
  // Releases and other deployments, in a browser
  rarely('back office', ['e2e/src/back-office/backOffice.test.ts'], ['mf-admin/src', 'server/src/admin']),
  rarely(
    'bundlers of examples',
    ['e2e/src/releases/examples.test.ts'],
    [BUILDS, 'examples', 'shell/src/remotes'],
  ),
  rarely('development servers', ['e2e/src/releases/dev.test.ts'], ['scripts/src/dev', BUILDS]),
  rarely(
    'releases in a browser',
    ['e2e/src/releases/releases.test.ts'],
    [...RELEASES, 'shell/src/releases', 'shell/src/remotes'],
  ),
  rarely(
    'a new remote in a browser',
    ['e2e/src/releases/newRemote.test.ts'],
    ['scripts/src/new-remote', 'shared/create-area'],
  ),
  rarely(
    'builds that are not released',
    ['e2e/src/releases/showBuild.test.ts'],
    ['shared/build/src/browser-tests', 'examples/webpack/browser-tests'],
  ),
  rarely(
    'a repository of another team',
    ['e2e/src/releases/outside.test.ts'],
    ['shared/build', 'shared/release', 'shared/create-area', 'e2e/src/releases/outside/'],
  ),
  rarely(
    'sign-in by OpenID Connect',
    ['e2e/src/journeys/openIdConnect.test.ts'],
    ['server/src/accounts/auth/open-id', 'mf-public/src/sign-up/google'],
  ),
  rarely(
    'changed terms',
    ['e2e/src/journeys/changedTerms.test.ts'],
    ['shell/src/terms', 'server/src/accounts/consent'],
  ),
  rarely(
    'static hosts',
    ['e2e/src/releases/staticHost.test.ts'],
    ['delivery/src/site', 'delivery/src/store', 'server/src/site/static-site'],
  ),
  rarely('offline', ['e2e/src/releases/offline.test.ts'], ['shell/src/offline', 'shared/api/src/outbox']),
  rarely(
    'production',
    ['e2e/src/production/production.test.ts'],
    ['scripts/src/start', 'server/src/platform/config', 'server/src/site/app.ts'],
  ),
  rarely(
    'the gate’s browser',
    ['e2e/src/releases/browserGate.test.ts'],
    ['delivery/src/release/gate/browser'],
  ),
  parts(
    'bad pages',
    ['e2e/src/releases/badPages.test.ts'],
    ['delivery/src/release/gate/browser', 'delivery/src/testing/bad-releases'],
  ),
  rarely('mails in a window', ['e2e/src/accessibility/mails.test.ts'], ['server/src/platform/mail']),
  rarely(
    'refused faults',
    ['e2e/src/faults/faultsRefused.test.ts'],
    ['shell/src/remotes', 'shell/src/resilience'],
  ),
  rarely(
    'sign-in with Google',
    ['e2e/src/journeys/googleSignIn.test.ts'],
    ['server/src/sign-in-emulator', 'server/src/accounts/sign-in-service', 'mf-public/src/sign-up/google'],
  ),
  parts('axe', ['e2e/src/accessibility/accessibility.test.ts'], ['shared/ui/src', 'shared/features/src']),
  parts(
    'layout',
    ['e2e/src/accessibility/layout.test.ts'],
    ['shared/ui/src', 'shared/features/src', 'shell/src/rendering'],
  ),
  parts('long names', ['e2e/src/accessibility/longNames.test.ts'], ['shared/ui/src', 'shared/features/src']),
  parts(
    'faults',
    ['e2e/src/faults/faults.test.ts'],
    ['shell/src/remotes', 'shell/src/resilience', 'shell/src/routing'],
  ),
  parts(
    'refused storage',
    ['e2e/src/faults/refusedStorage.test.ts'],
    ['shared/contract/src/browser', 'shared/contract/src/site/inlineStorage.ts'],
  ),
  parts(
    'pages that are taken over',
    ['e2e/src/journeys/prerender.test.ts'],
    ['shell/src/boot', 'shell/src/rendering'],
  ),

  // Journeys besides the main ones
  rarely('chat', ['e2e/src/chat/chat.test.ts'], ['mf-chat/src/conversations', 'server/src/chat']),
  rarely(
    'passkeys',
    ['e2e/src/journeys/passkeys.test.ts'],
    ['server/src/accounts/passkeys', 'server/src/accounts/session', 'shared/features/src/passkeys'],
  ),
  rarely(
    'calls',
    ['e2e/src/journeys/call.test.ts'],
    ['mf-chat/src/calls', 'mf-chat/src/conversations/calling', 'server/src/chat'],
  ),
  rarely(
    'days of a learner',
    ['e2e/src/journeys/learner.test.ts'],
    ['mf-learner/src', 'server/src/learning/learners', 'server/src/learning/certificates'],
  ),
  rarely(
    'lessons',
    ['e2e/src/journeys/learning.test.ts'],
    ['mf-public/src/course', 'server/src/courses/lessons', 'server/src/courses/progress'],
  ),
  rarely('crawl', [/^e2e\/src\/crawl\//], ['server/src/site', 'shell/src/rendering']),
  rarely(
    'mentorship',
    ['e2e/src/journeys/mentorship.test.ts'],
    ['mf-sessions/src', 'server/src/mentoring/mentorships', 'server/src/mentoring/meetings'],
  ),
  rarely(
    'weekly sessions',
    ['e2e/src/journeys/weekly.test.ts'],
    [
      'mf-sessions/src',
      'mf-chat/src/calls',
      'server/src/mentoring/busy-calendars',
      'server/src/mentoring/series',
    ],
  ),
  rarely(
    'from skill to work',
    ['e2e/src/journeys/work.test.ts'],
    ['mf-work/src', 'server/src/work', 'server/src/learning/paths'],
  ),
  rarely(
    'together',
    ['e2e/src/journeys/together.test.ts'],
    [
      'mf-chat/src',
      'mf-community/src',
      'mf-work/src/projects',
      'server/src/chat/rooms',
      'server/src/community',
      'server/src/work/projects',
    ],
  ),
  rarely(
    'account',
    ['e2e/src/journeys/account.test.ts'],
    ['shared/features/src/account', 'server/src/api/account-data'],
  ),
  rarely(
    'security of accounts',
    ['e2e/src/journeys/accountSecurity.test.ts'],
    ['shared/features/src/account', 'server/src/accounts/account-security'],
  ),
  rarely('failures', ['e2e/src/journeys/failures.test.ts'], ['shared/api/src', 'shell/src/screens']),
  rarely(
    'uploads',
    ['e2e/src/journeys/mentorUploads.test.ts'],
    ['server/src/kernel/files', 'server/src/platform/files'],
  ),
  rarely(
    'positions of scrolling',
    ['e2e/src/journeys/scrolling.test.ts'],
    ['shell/src/scrolling', 'shared/ui/src/pictures'],
  ),
  rarely('videos', ['e2e/src/journeys/film.test.ts'], ['mf-public/src/course/player']),
  rarely('lesson editor', ['e2e/src/journeys/lessonEditor.test.ts'], ['mf-mentor/src/lesson-editor']),
  rarely('quiz builder', ['e2e/src/journeys/quizBuilder.test.ts'], ['mf-mentor/src/quiz-builder']),

  // Releases and commands
  rarely(
    'new remotes',
    ['scripts/src/new-remote/newRemote.test.ts'],
    ['scripts/src/new-remote', 'shared/create-area'],
  ),
  rarely('killed releases', ['delivery/src/release/killed.test.ts'], RELEASES),
  rarely(
    'distribution',
    ['scripts/src/distribution/distribution.test.ts'],
    ['scripts/src/distribution', 'server/src/build'],
  ),
  rarely('sites in a bucket', [/^delivery\/src\/release\/bucket\//], RELEASES),
  rarely('bundler presets', [/^shared\/build\/src\/(presets|release\/reproducible)\.test\.ts$/], [BUILDS]),
  rarely('release commands', ['delivery/src/commands/releaseCommand.test.ts'], RELEASES),
  rarely(
    'from addresses to code',
    ['scripts/src/checks/urlToCode.test.ts'],
    ['scripts/src/checks/urlToCode.ts', 'docs/architecture.md'],
  ),
  byImports('delivery', [/^delivery\//], 6),
  byImports('scripts', [/^scripts\/src\/(cluster|deploy|dev|operator|process|start)\//], 6),
  byImports('shell', [/^shell\//], 6),

  // The server
  rarely('restore', [/^server\/src\/operator\/restore\//], ['server/src/operator/restore', ...STORAGE]),
  rarely(
    'backup',
    [/^server\/src\/operator\/(backup\/|keys|privateFiles)/],
    ['server/src/operator/backup', ...STORAGE],
  ),
  rarely('upgrades', [/^server\/src\/kernel\/database\/upgrade/], STORAGE),
  rarely(
    'races',
    [/^server\/src\/.*Races?\.test\.ts$/],
    ['server/src/mentoring/mentorships', 'server/src/mentoring/meetings'],
  ),
  rarely(
    'killed processes',
    [
      /^server\/src\/(api\/killed|platform\/process\/\w+|platform\/jobs\/jobProcesses)\.test\.ts$/,
      'bench/src/reliability/kills.test.ts',
    ],
    ['server/src/platform/process', 'server/src/platform/jobs'],
  ),
  rarely(
    'hostile requests',
    [/^server\/src\/testing\/hostile\//],
    ['server/src/platform/http', 'server/src/testing/hostile'],
  ),
  rarely(
    'scripts of certificates',
    ['server/src/learning/certificates/certificateScripts.test.ts'],
    ['server/src/learning/certificates'],
  ),
  rarely('simulated attempts', [/^server\/src\/testing\/attempts\//], ['server/src/courses/quizzes']),
  byImports('operation', [/^server\/src\/(admin|operator|platform|site)\//], 3),
  byImports('domains of the server', [/^server\//], 3),

  // The states of each screen. A journey tests that the screen works.
  byImports('states of screens', [/^(mf-\w+|shared\/ui)\/.*\.test\.tsx$/], 6),
]

/** Returns a sample whose tests run once in six commits. */
function rarely(name: string, tests: Sample['tests'], behind: string[]): Sample {
  return { name, tests, every: 6, behind }
}

/** Returns a sample that runs for each commit, with a sixth of its cases. */
function parts(name: string, tests: Sample['tests'], behind: string[]): Sample {
  return { name, tests, every: 'parts', behind }
}

/**
 * Returns a sample that runs in one of `every` commits, and in each commit that changes a file which its
 * tests import.
 */
function byImports(name: string, tests: Sample['tests'], every: Every): Sample {
  return { name, tests, every, behind: 'imports' }
}
