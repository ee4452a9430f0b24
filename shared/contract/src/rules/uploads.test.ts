import { pictureSources } from './uploads'

const FOLDER = 'https://api.test/files/banner-abcdefghijklmnopqrstuv'

test('a stored picture has a source for every size', () => {
  expect(pictureSources(`${FOLDER}/800.webp`)?.avif).toBe(
    `${FOLDER}/400.avif 400w, ${FOLDER}/800.avif 800w, ${FOLDER}/1280.avif 1280w`,
  )
  expect(pictureSources('/files/portrait-abcdefghijklmnopqrstuv/320.webp')?.webp).toContain('/640.webp 640w')
})

test.each([
  '/media/banners/go.svg',
  `${FOLDER}/../800.webp`,
  '/files/document-abcdefghijklmnopqrstuv/a.pdf',
  '',
])('%j is not a stored picture', (address) => expect(pictureSources(address)).toBeUndefined())
