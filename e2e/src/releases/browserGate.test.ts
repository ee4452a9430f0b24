import { join } from 'node:path'
import { checkInBrowser } from '@mentor-connect/delivery/release/gate/browser/browserCheck'
import { editedCandidate } from '@mentor-connect/delivery/testing/bad-releases/editedCandidate'
import { EditableBuild } from '@mentor-connect/delivery/testing/bad-releases/EditableBuild'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { sharedProduct } from '../stage/sharedStage'
import { liveReleaseDir, siteCommand, siteDir } from './siteCommands'

// This file tries only a few releases. Faults of pages are tried by badPages.test.ts, whole releases by `npm run drill
// -- releases --only gate`.

const product = sharedProduct()

/** Releases an edited copy of an area's live release. Returns the output of the command, which must refuse it. */
async function refusalOf(
  id: string,
  edit: (build: EditableBuild) => unknown,
  area = 'learner',
): Promise<string> {
  const live = liveReleaseDir(product, area)
  const build = new EditableBuild(live, join(product.dataDir, 'built', id), id)
  edit(build)
  const options = [area, '--built', build.finish()]
  const refusal: unknown = await siteCommand(product, 'release', options, {
    RELEASE_BROWSER: findChromium(),
  }).catch((error: unknown) => error)
  expect(liveReleaseDir(product, area)).toBe(live)
  return (refusal as { stderr: string }).stderr
}

// One release has both faults, because each check opens a browser.
test('a release that changes what it shares, and fails in one language, is refused with each reason', async () => {
  const refusal = await refusalOf('intrusive', (build) => {
    build.inRender('document.documentElement.lang === "hi" && (() => { throw new Error("in Hindi") })()')
    build.atEntry(`
      const real = fetch; window.fetch = (...all) => real(...all);
      self.mf_public = { get: async () => () => ({}), init: async () => 0 };
      localStorage.getItem('auth');
      const style = document.createElement('style'); style.textContent = 'button { opacity: 0.99 }';
      document.head.append(style);
      document.body?.style.setProperty('filter', 'none');
      new Image().src = 'https://tracker.example.org/pixel.gif'`)
  })
  for (const reason of [
    'replaces fetch, which it shares',
    'overwrites the container of public',
    'reads the stored session ("auth"',
    'has styles that apply to the whole page (button)',
    'forbids (img-src: https://tracker.example.org/pixel.gif)',
  ])
    expect(refusal).toContain(reason)
  expect(refusal).toMatch(/The page \/user\/home \(hi, learner\) reports an error: .*in Hindi/)
  expect(refusal).not.toMatch(/\(en, learner\) reports an error: .*in Hindi/)
})

test('controls that do not do what their area declares are refused with each reason', async () => {
  const refusal = await refusalOf('controls', (build) => {
    const explodes = 'onClick:()=>{throw new Error("it was pressed")}'
    build.show(`JSX("button",{type:"button",${explodes},children:"Explode"})`)
    build.describe(({ declares }) => ({
      declares: {
        ...declares!,
        trials: [
          { page: '/user/home', press: 'Explode', shows: 'It exploded' },
          { page: '/user/home', press: 'Explode', shows: 'It exploded', fill: { 'No such field': 'Asha' } },
          { page: '/user/home', press: 'Explode', shows: 'Explode' },
          { page: '/user/home', press: 'No such button', shows: 'It exploded' },
          { page: '/user/home', as: 'mentor', press: 'Explode', shows: 'It exploded' },
          { page: '/user/nowhere', press: 'Explode', shows: 'It exploded' },
        ],
      },
    }))
  })
  for (const reason of [
    '/user/home (en, learner) throws an error that nothing catches: it was pressed',
    'does not show "It exploded" after "Explode" is pressed, as a trial in area.json says',
    'shows "Explode" already before "Explode" is pressed, as a trial in area.json says',
    'has no field "No such field" that can be filled in, as a trial in area.json says',
    'has no button or link "No such button" that can be pressed, as a trial in area.json says',
    'learner declares a trial of /user/home as mentor, but has no such page',
    'learner declares a trial of /user/nowhere, but has no such page',
  ])
    expect(refusal).toContain(reason)
})

test('a page beyond those that are used is opened all the same', async () => {
  const build = new EditableBuild(
    liveReleaseDir(product, 'learner'),
    join(product.dataDir, 'built/beyond'),
    'beyond',
  )
  build.atEntry('if (location.pathname === "/user/notes") throw new Error("in the notes")')
  const dir = siteDir(product)
  const { candidate, next } = editedCandidate(dir, build, 'learner')
  const { issues, summary } = await checkInBrowser(dir, [candidate], next, {
    chromium: findChromium(),
    viewsMax: 1,
  })
  expect(issues.join()).toMatch(/The page \/user\/notes \(en, learner\) .*in the notes/)
  expect(summary).toContain('only opened, and not used')
})

test('a page whose scripts never end is cut off', async () => {
  const refusal = await refusalOf('endless', (build) => build.atEntry('for (;;);'))
  expect(refusal).toMatch(/\(\w\w, learner\) does not respond: its scripts run without an end/)
})

test('a shell that throws at start is refused after its first page', async () => {
  const throws = (build: EditableBuild) =>
    build.replace(build.entry, /^/, () => 'throw new Error("no shell");\n')
  const refusal = await refusalOf('broken', throws, 'shell')
  expect(refusal).toMatch(/The page \/\* \(en, visitor\) throws an error that nothing catches: .*no shell/)
  expect(refusal).toMatch(/opened 1 page in 2 languages as visitor: 2 views/)
})
