import { lessonMediaOf } from './lessonMedia'

const ID = 'dQw4w9WgXcQ'

test.each([
  [`https://www.youtube.com/watch?v=${ID}`, 0],
  [`https://youtube.com/watch?list=PL1&v=${ID}&t=90`, 90],
  [`http://m.youtube.com/watch?v=${ID}&t=1h2m3s`, 3723],
  [`https://youtu.be/${ID}?si=abc&t=15s`, 15],
  [`https://www.youtube.com/embed/${ID}?start=7`, 7],
  [`https://www.youtube.com/shorts/${ID}`, 0],
  [`https://www.youtube-nocookie.com/embed/${ID}`, 0],
  [`https://youtu.be/${ID}?t=soon`, 0],
])('%s is a video from second %i', (address, start) => {
  expect(lessonMediaOf(address)).toEqual({ kind: 'video', id: ID, start })
})

test.each(['/files/document-abcdefghijklmnopqrstuv/notes.pdf', '/files/document-a_b-c/%E0%A4%AA.PDF'])(
  '%s is an uploaded document',
  (path) => expect(lessonMediaOf(path)).toEqual({ kind: 'pdf', path }),
)

test.each([
  'https://example.org/notes.pdf',
  'https://evil.test/files/document-abc/notes.pdf',
  '/files/document-abc/notes.docx',
  '/files/document-abc/../../secret.pdf',
  '//evil.test/files/document-abc/notes.pdf',
  `https://youtube.com.evil.test/watch?v=${ID}`,
  `https://evil.test/?u=https://youtu.be/${ID}`,
  `javascript:alert(1)//youtu.be/${ID}`,
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/playlist?list=PL1',
  'not an address',
  '',
])('%j can only be opened in a new tab', (address) => {
  expect(lessonMediaOf(address)).toBeNull()
})
