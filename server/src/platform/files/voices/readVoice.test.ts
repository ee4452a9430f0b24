import { mp4 } from '../../../testing/files/mp4'
import { PDF } from '../../../testing/files/samples'
import { fragmentedM4a, webm } from '../../../testing/files/voices'
import { readVoice } from './readVoice'

it('measures a recording of any browser', () => {
  expect(readVoice(webm({ seconds: 12 }))).toEqual({ extension: 'webm', type: 'audio/webm', seconds: 12 })
  expect(readVoice(fragmentedM4a({ seconds: 12 }))).toEqual({
    extension: 'm4a',
    type: 'audio/mp4',
    seconds: 12,
  })
  expect(readVoice(mp4({ picture: null, seconds: 3.5 })).seconds).toBe(3.5)
})

it.each<[string, Buffer]>([
  ['WebM', webm({ seconds: 200 })],
  ['MP4', fragmentedM4a({ seconds: 200 })],
])('refuses a recording in %s that is too long, whatever the browser says', (_, voice) => {
  expect(() => readVoice(voice)).toThrow(/at most 3 minutes/)
})

it.each<[string, Buffer, RegExp]>([
  ['a document', PDF, /not a voice message/],
  ['a film', mp4(), /not a voice message/],
  ['a film in WebM', webm({ trackType: 1 }), /not a voice message/],
  ['pictures called sound', webm({ codec: 'V_VP9' }), /not a voice message/],
  ['another codec in MP4', fragmentedM4a({ codec: 'alac' }), /not a voice message/],
  ['an empty file', Buffer.alloc(0), /not a voice message/],
  ['half a recording', webm().subarray(0, -4), /damaged/],
  ['half an MP4', fragmentedM4a().subarray(0, -4), /damaged/],
  ['a recording without sound', webm({ seconds: 0 }), /damaged/],
  ['a size that lies', Buffer.from('1a45dfa3ff00', 'hex'), /damaged/],
])('refuses %s', (_, bytes, reason) => {
  expect(() => readVoice(bytes)).toThrow(reason)
})

it('ends with a refusal, whatever the bytes are', () => {
  const voice = webm()
  for (let at = 0; at < voice.length; at += 1) {
    const broken = Buffer.from(voice)
    broken[at] = 255 - broken[at]!
    try {
      expect(readVoice(broken).seconds).toBeGreaterThan(0)
    } catch (error) {
      expect((error as Error).constructor.name).toBe('RejectedFileError')
    }
  }
})
