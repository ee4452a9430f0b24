import { withOpusSettings } from './opusSettings'

const sdp = (...lines: string[]) => ['v=0', ...lines, ''].join('\r\n')
const OPUS = 'useinbandfec=1;usedtx=1;stereo=0;sprop-stereo=0;maxaveragebitrate=32000'

test.each([
  [
    'adds to the settings that are there',
    sdp('a=rtpmap:111 opus/48000/2', 'a=fmtp:111 minptime=10;useinbandfec=0'),
    sdp('a=rtpmap:111 opus/48000/2', `a=fmtp:111 minptime=10;${OPUS}`),
  ],
  [
    'adds the line of settings',
    sdp('a=rtpmap:109 opus/48000/2'),
    sdp('a=rtpmap:109 opus/48000/2', `a=fmtp:109 ${OPUS}`),
  ],
  [
    'leaves other formats alone',
    sdp('a=rtpmap:96 VP8/90000', 'a=fmtp:96 max-fr=30', 'a=rtpmap:0 PCMU/8000'),
    sdp('a=rtpmap:96 VP8/90000', 'a=fmtp:96 max-fr=30', 'a=rtpmap:0 PCMU/8000'),
  ],
])('%s', (_, before, after) => expect(withOpusSettings(before)).toBe(after))

test('is the same when it is applied twice', () => {
  const once = withOpusSettings(sdp('a=rtpmap:111 opus/48000/2', 'a=fmtp:111 minptime=10'))
  expect(withOpusSettings(once)).toBe(once)
})
