import type { Release } from '@mentor-connect/build/release/release'
import type { SiteFolder } from './SiteFolder'

const FILE = 'pages.cjs'
const rendering = { query: [] }

/** A minimal server-rendering file of a shell. `pages` of the public area gives the HTML of its two pages. */
export const SHELL_FILE = `
  const READ = JSON.stringify(['GET', '/resource/get-resource/sample', null, null])
  const isCourse = (url) => url.endsWith('/user/resources/sample')
  exports.NotRendered = class extends Error {}
  exports.provided = {}
  exports.createPageRenderer = (config, exposesOf) => ({
    async plan({ url }) {
      return { status: 200, reads: isCourse(url) ? [READ] : [] }
    },
    async render({ url, locale }, answers) {
      const { home, course } = exposesOf('public').pages
      const html = String(isCourse(url) ? course(answers[READ]) : home({ locale }))
      const { undeclaredReads } = exposesOf('public')
      return { status: 200, title: 'A page', html, css: '', cssVersion: '6', undeclaredReads }
    },
  })
`

const EXPOSES: Release['exposes'] = {
  './routes': [{ id: 'home', path: '', rendering }],
  './courses': [
    { id: 'courses', path: '' },
    { id: 'course', path: ':courseId', rendering },
  ],
}

/** A built release with a file for server rendering. That of the public area has a home page and a course page. */
export function builtWithPages(
  folder: SiteFolder,
  area: 'shell' | 'public',
  code: string,
  id = 'r2',
): string {
  const changes = { server: FILE, ...(area === 'public' && { exposes: EXPOSES }) }
  return folder.built(area, id, changes, { [FILE]: code })
}
