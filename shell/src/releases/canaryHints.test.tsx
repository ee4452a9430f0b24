import { CANARY_HINTS_ID, type CanaryHints } from '@mentor-connect/contract/site/canaryHints'
import { FIRST_PAINT_SCRIPT } from '@mentor-connect/contract/site/firstPaint'
import { stickyBucket } from './stickyBucket'
import { someHash } from '../testing/registries'

const HINTS: CanaryHints[] = [
  {
    percent: 10,
    live: [{ href: '/remotes/public/r1/entry.js', integrity: someHash('a') }],
    canary: [
      { href: '/remotes/public/r2/entry.js', integrity: someHash('b') },
      { href: 'https://cdn.test/page.js' },
      { href: '/remotes/public/r2/page.css', isStyle: true },
    ],
  },
]

/** Runs the inline script of a page with these canary hints. */
function openPage(bucket?: number, hints: string | undefined = JSON.stringify(HINTS)) {
  localStorage.clear()
  if (bucket !== undefined) localStorage.setItem('mc.bucket', String(bucket))
  document.head.innerHTML = hints
    ? `<script type="application/json" id="${CANARY_HINTS_ID}">${hints}</script>`
    : ''
  performance.getEntriesByType = () => [{ type: 'navigate' } as unknown as PerformanceEntry]
  window.eval(FIRST_PAINT_SCRIPT)
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => ({
    as: link.getAttribute('as'),
    href: link.getAttribute('href'),
    integrity: link.getAttribute('integrity'),
    crossOrigin: link.getAttribute('crossorigin'),
  }))
}

test('a browser in the canary preloads the files of the canary, with their hashes', () => {
  expect(openPage(9)).toEqual([
    { as: 'script', href: '/remotes/public/r2/entry.js', integrity: someHash('b'), crossOrigin: null },
    { as: 'script', href: 'https://cdn.test/page.js', integrity: null, crossOrigin: 'anonymous' },
    { as: 'style', href: '/remotes/public/r2/page.css', integrity: null, crossOrigin: null },
  ])
})

test('all other browsers preload the live files', () => {
  expect(openPage(10).map(({ href }) => href)).toEqual(['/remotes/public/r1/entry.js'])
})

test('a new browser draws its bucket, and the shell chooses the release by the same one', () => {
  const [first] = openPage()
  const bucket = stickyBucket(localStorage)
  expect(Number(localStorage.getItem('mc.bucket'))).toBe(bucket)
  expect(first!.href).toBe(`/remotes/public/${bucket < 10 ? 'r2' : 'r1'}/entry.js`)
})

test('a page without a canary adds nothing and draws nothing', () => {
  expect(openPage(undefined, '')).toEqual([])
  expect(localStorage.getItem('mc.bucket')).toBeNull()
})

test('hints that cannot be read do not keep the page from starting', () => {
  expect(openPage(3, 'not JSON')).toEqual([])
})
