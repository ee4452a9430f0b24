import { crawlCourses } from '@mentor-connect/bench/crawl/crawlCourses'

// The short form of `npm run bench:crawl`: no browser, and fewer courses.

it('a crawler that runs no script finds every page complete, and no dead link', async () => {
  const { faults, visits } = await crawlCourses(process.env, { courses: 60 })
  expect(faults.list()).toEqual([])
  expect(visits.length).toBeGreaterThan(2 * 60)
})
