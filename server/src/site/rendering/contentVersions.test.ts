import { createContentVersions } from './contentVersions'
import { tagsOfReads } from './contentTags'

const page = (readSince: number, ...tags: string[]) => ({ readSince, tags })

it('a page is outdated by a later change of its content only', () => {
  const versions = createContentVersions()
  versions.changed(['course:1', 'courses'])
  expect(versions.isOutdated(page(0, 'mentors', 'courses'))).toBe(true)
  expect(versions.isOutdated(page(0, 'course:2'))).toBe(false)
  expect(versions.isOutdated(page(versions.current(), 'course:1'))).toBe(false)
})

it('a change of everything outdates every page with content', () => {
  const versions = createContentVersions()
  versions.changed(['*'])
  expect(versions.isOutdated(page(0, 'course:1'))).toBe(true)
  expect(versions.isOutdated(page(0))).toBe(false)
})

it('a page with unknown content is outdated by any change', () => {
  const versions = createContentVersions()
  versions.changed(['course:1'])
  expect(versions.isOutdated(page(0, '*'))).toBe(true)
})

it('a change that is no longer remembered outdates all earlier pages', () => {
  const versions = createContentVersions(2)
  for (const tag of ['course:1', 'course:2', 'course:3']) versions.changed([tag])
  expect(versions.isOutdated(page(0, 'course:1'))).toBe(true)
  expect(versions.isOutdated(page(0, 'course:9'))).toBe(true)
  expect(versions.isOutdated(page(1, 'course:9'))).toBe(false)
})

it.each([
  ['/resource/get-resource/c1', 'course:c1'],
  ['/resource/get-reviews/c1', 'course:c1'],
  ['/resource/c1/lessons/l1', 'course:c1'],
  ['/resource/get-resources', 'courses'],
  ['/resource/get-domains', 'courses'],
  ['/resource/get-resources-by-mentor/m1', 'mentor:m1'],
  ['/mentor/get-mentor/m1', 'mentor:m1'],
  ['/mentor/get-mentor', 'mentors'],
  ['/openings/o1', 'opening:o1'],
  ['/openings', 'openings'],
  ['/portfolios/asha', 'portfolio:asha'],
  ['/something/new', '*'],
])('%s returns %s', (path, tag) => {
  const key = JSON.stringify(['GET', path, { page: 2 }, null])
  expect(tagsOfReads([key, key])).toEqual([tag])
})
