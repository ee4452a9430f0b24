import { isScoped } from './styles'

const OF_JOBS = 'https://learn.example.org/remotes/jobs/r1/home.css'

test.each([
  ['.mf_jobs_card_0d996a8b', OF_JOBS, true],
  ['body .mf_jobs_card_0d996a8b:hover, .mf_jobs_card_0d996a8b > .mf_jobs_title_0d996a8b', OF_JOBS, true],
  ['.mf_jobs_card_0d996a8b ~ header', OF_JOBS, false],
  ['.mf_jobs_card_0d996a8b, header', OF_JOBS, false],
  ['.mf_public_card_0d996a8b', OF_JOBS, false],
  ['.picker', OF_JOBS, false],
  ['.mf_jobs_card_0d996a8b', null, false],
])('whether only elements of its area have %s, in %s: %s', (selector, href, expected) =>
  expect(isScoped(selector, href)).toBe(expected),
)
