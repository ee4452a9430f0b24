import type { Stats } from 'webpack'
import { readChunkInfo } from './chunkInfo'

const ORIGIN = { moduleName: './src/routes.tsx', request: './about/AboutPage' }

/** A build in which the page shares a script with other chunks. */
const stats = {
  toJson: () => ({
    namedChunkGroups: { about: { assets: [{ name: 'common.js' }, { name: 'about.js' }] } },
    chunks: [
      { names: ['common'], files: ['common.js'], origins: [ORIGIN] },
      { names: [], files: ['1.js'], origins: [ORIGIN] },
      { names: ['about'], files: ['about.js'], origins: [ORIGIN] },
    ],
  }),
} as unknown as Stats

test('an import loads the chunk of its page, not one that several pages share', () => {
  const { importedBy } = readChunkInfo(stats)
  expect(importedBy('./src/routes.tsx', './about/AboutPage')).toBe('about')
  expect(importedBy('./src/routes.tsx', './home/HomePage')).toBeUndefined()
})

test('a route that is written in another module than the expose has its chunk, too', () => {
  const { importedBy } = readChunkInfo(stats)
  expect(importedBy('./src/courses.tsx', './about/AboutPage')).toBe('about')
})

test('a chunk comes with the scripts that are loaded with it', () => {
  expect(readChunkInfo(stats).files).toEqual({ about: ['common.js', 'about.js'] })
})
