import { cardPictures } from './cardPictures'

const CARD = {
  learnerName: 'Asha Verma',
  courseName: 'Go',
  courseUrl: 'https://site.example/resource/go',
  instructorName: 'Kavita Iyer',
}

it('draws a card once for concurrent and later requests', async () => {
  const draw = jest.fn(async () => Buffer.from('card'))
  const cardOf = cardPictures(draw)
  await Promise.all([cardOf(CARD), cardOf({ ...CARD }), cardOf(CARD)])
  expect((await cardOf(CARD)).toString()).toBe('card')
  expect(draw).toHaveBeenCalledTimes(1)
})

it.each(['learnerName', 'courseName', 'instructorName'] as const)(
  'draws again for another %s',
  async (part) => {
    const draw = jest.fn(async (shown: typeof CARD) => Buffer.from(shown[part]))
    const cardOf = cardPictures(draw)
    await cardOf(CARD)
    expect((await cardOf({ ...CARD, [part]: 'Another' })).toString()).toBe('Another')
  },
)

it('retries a card that could not be drawn', async () => {
  const draw = jest.fn(async () => Buffer.from('card'))
  draw.mockRejectedValueOnce(new Error('no memory'))
  const cardOf = cardPictures(draw)
  await expect(cardOf(CARD)).rejects.toThrow('no memory')
  expect((await cardOf(CARD)).toString()).toBe('card')
})

it('draws how the certificate was earned', async () => {
  const draw = jest.fn(async (_shown: object) => Buffer.from('card'))
  const cardOf = cardPictures(draw)
  const earned = { lessons: 2, quizzes: 0, tasks: 0 }
  await cardOf({ ...CARD, earned })
  await cardOf({ ...CARD, earned: { ...earned, lessons: 3 } })
  expect(draw.mock.calls.map(([shown]) => shown)).toMatchObject([{ earned }, { earned: { lessons: 3 } }])
})
