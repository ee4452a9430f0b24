import { SiteFolder } from '../testing/SiteFolder'
import { hold } from './hold'
import { earlierReleases, isHeld } from '../store/ledger'
import { listReleases } from './listReleases'
import { liveLedger } from '../store/siteStore'

let folder: SiteFolder
beforeEach(() => (folder = SiteFolder.live()))
afterEach(() => folder.remove())

const set = (isOn: boolean, area = 'learner') =>
  folder.change((site) => hold(site, area, isOn, { reason: 'we look into it' }))
const ledger = () => liveLedger(folder.site.dir)

test('an area is held until it is released, and the ledger says by whom and why', () => {
  expect(set(true)).toMatchObject({ release: 'r1', flipped: true })
  expect(isHeld(ledger(), 'learner')).toBe(true)
  expect(isHeld(ledger(), 'public')).toBe(false)
  expect(ledger().at(-1)).toMatchObject({
    action: 'hold',
    held: 'learner',
    by: 'asha',
    reason: 'we look into it',
  })
  expect(listReleases(folder.site.dir).find(({ area }) => area === 'learner')?.state).toBe('live, held')
  set(false)
  expect(isHeld(ledger(), 'learner')).toBe(false)
})

test('a second hold changes nothing', () => {
  const { generation } = set(true)
  expect(set(true)).toEqual({ release: 'r1', generation, flipped: false })
})

test('a hold leaves rollbacks as they were', () => {
  folder.publish('learner', folder.built('learner', 'r2'))
  set(true)
  expect(earlierReleases(ledger(), 'learner', 'r2')).toEqual(['r1'])
  expect(folder.rollback('learner').release).toBe('r1')
})

test('an area that is not live is refused', () => {
  expect(() => set(true, 'jobs')).toThrow(/nothing to hold/)
})
