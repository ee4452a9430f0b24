import { canonicalPath } from './canonicalPath'

const PAGES = [
  'index.html',
  'app.html',
  'about.html',
  'resource.html',
  'resource/_.html',
  'mentor/_.html',
  'mentor/home.html',
]

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['//about///', '/about'],
  ['/About', '/about'],
  ['/HI/About', '/hi/about'],
  ['/hi/', '/hi'],
  ['/Resource/Ab-C', '/resource/Ab-C'],
  ['/hi/Resource/Ab-C/', '/hi/resource/Ab-C'],
  ['/mentor/Home', '/mentor/home'],
  ['/mentor/HomeMaker', '/mentor/HomeMaker'],
  ['/Nowhere/', '/Nowhere'],
  ['/\\example.org/', '/\\example.org/'],
  ['//example.org', '//example.org'],
  ['/%2e%2e/', '/%2e%2e/'],
])('%s has the address %s', (path, address) => {
  expect(canonicalPath(path, PAGES)).toBe(address)
})
