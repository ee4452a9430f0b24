import { languageLinks, languageOfPath, localizedPath } from './languageAddress'

test.each([
  ['/', '/hi'],
  ['/about', '/hi/about'],
  ['/resource?page=2', '/hi/resource?page=2'],
  ['/?from=mail', '/hi?from=mail'],
  ['/#faq', '/hi#faq'],
  ['/hike', '/hi/hike'],
])('%s is %s in Hindi, and itself in English', (path, hindi) => {
  expect(localizedPath('en', path)).toBe(path)
  expect(localizedPath('hi', path)).toBe(hindi)
  expect(languageOfPath(path)).toEqual({ locale: 'en', path, base: '' })
  expect(languageOfPath(hindi)).toEqual({ locale: 'hi', path, base: '/hi' })
})

it('reads the Hindi home page with and without a slash', () => {
  expect(languageOfPath('/hi/')).toEqual({ locale: 'hi', path: '/', base: '/hi' })
})

it('links each language of a page', () => {
  expect(languageLinks('/about')).toEqual([
    { language: 'en', path: '/about' },
    { language: 'hi', path: '/hi/about' },
    { language: 'x-default', path: '/about' },
  ])
})
