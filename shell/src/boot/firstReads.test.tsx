import { FIRST_PAINT_SCRIPT } from '@mentor-connect/contract/site/firstPaint'
import { FIRST_READS_ID, firstReads } from '@mentor-connect/contract/site/firstReads'

const READS = firstReads('https://api.test', '/user/resources/:courseId/lessons/:lessonId', [
  '/resource/:courseId/lessons/:lessonId',
  '/resource/get-resource/:courseId',
])

/** Runs the inline script of a page that declares these reads. Returns the preload links that it adds. */
function openPage(role: 'user' | null, reads = JSON.stringify(READS)) {
  localStorage.clear()
  localStorage.setItem('auth', JSON.stringify({ role: JSON.stringify(role) }))
  window.history.replaceState(null, '', '/user/resources/write%20well/lessons/l1')
  document.head.innerHTML = `<script type="application/json" id="${FIRST_READS_ID}">${reads}</script>`
  performance.getEntriesByType = () => [{ type: 'navigate' } as unknown as PerformanceEntry]
  window.eval(FIRST_PAINT_SCRIPT)
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')]
}

test('the page of a person who is signed in requests its first reads, with the values of its address', () => {
  const links = openPage('user')
  expect(links.map(({ href }) => href)).toEqual([
    'https://api.test/resource/write%20well/lessons/l1',
    'https://api.test/resource/get-resource/write%20well',
  ])
  // The API client uses this mode, too. With a different mode, the browser would not reuse the response.
  expect(links.map(({ crossOrigin }) => crossOrigin)).toEqual(['use-credentials', 'use-credentials'])
})

test('a visitor, who is led away, requests nothing', () => {
  expect(openPage(null)).toEqual([])
})

test('reads that cannot be parsed do not keep the page from starting', () => {
  expect(openPage('user', 'not JSON')).toEqual([])
})

test('a read with a parameter that the page does not have is an error', () => {
  expect(() => firstReads('https://api.test', '/user/home', ['/resource/:courseId'])).toThrow(
    /has no :courseId/,
  )
})
