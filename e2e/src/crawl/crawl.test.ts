import { crawlCourses } from './crawlCourses'

const COURSES = 60

it('a crawler that runs no script finds every page complete, and no dead link', async () => {
  const { faults, visited } = await crawlCourses(process.env, COURSES)
  expect(faults.list()).toEqual([])
  expect(visited.length).toBeGreaterThan(2 * COURSES)
})
