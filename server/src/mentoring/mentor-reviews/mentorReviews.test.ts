import type { NotificationList } from '@mentor-connect/contract/messages/notifications'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { COMMENT_MAX } from '@mentor-connect/contract/rules/limits'
import { hideMentorReview, mentorReviewWorld } from '../../testing/mentorReviewWorld'
import { itRaces } from '../../testing/raceTests'
import type { SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp
let w: ReturnType<typeof mentorReviewWorld>
let asha: SignedIn<Learner>
let imran: SignedIn<Learner>
let meera: SignedIn<Learner>
let ravi: SignedIn<Mentor>
beforeEach(async () => {
  t = await testApp()
  w = mentorReviewWorld(t)
  asha = await w.learner('Asha Verma')
  imran = await w.learner('Imran')
  meera = await w.learner('Meera')
  ravi = await w.mentor('Ravi')
})
afterEach(async () => {
  expect(await w.figures(ravi)).toEqual(await w.countedFigures(ravi))
  await t.close()
})

describe('who may write', () => {
  it('needs a held session: a request is not enough, a session whose learner was absent neither', async () => {
    expect(await w.own(asha, ravi)).toEqual({ mayWrite: false, isOpen: false })
    await w.requested(asha, ravi)
    expect(await w.own(asha, ravi)).toEqual({ mayWrite: false, isOpen: true })
    const early = await w.write(asha, ravi, 5)
    expect([early.statusCode, early.json().reason]).toEqual([403, 'session_not_held'])
    await w.holdSession(asha, ravi)
    await w.markAbsent(asha, ravi)
    expect((await w.write(asha, ravi, 5)).statusCode).toBe(403)
    await w.holdSession(asha, ravi)
    expect(await w.own(asha, ravi)).toEqual({ mayWrite: true, isOpen: true })
    expect((await w.write(asha, ravi, 5)).statusCode).toBe(200)
  })

  it('includes whoever ended the mentorship after a session', async () => {
    const id = await w.requested(asha, ravi)
    await w.through(id, [
      [ravi, 'accept'],
      [asha, 'confirm'],
    ])
    await w.holdSession(asha, ravi)
    await w.through(id, [[asha, 'end']])
    expect((await w.write(asha, ravi, 2)).statusCode).toBe(200)
  })

  it('is nobody in the name of others, a mentor, a visitor, or a limited account', async () => {
    await w.holdSession(asha, ravi)
    const foreign = { userId: imran.account._id, rating: 1, text: '' }
    expect((await w.post(asha, w.url(ravi), foreign)).statusCode).toBe(403)
    expect((await w.write(ravi, ravi, 5)).statusCode).toBe(403)
    expect((await t.app.inject({ method: 'POST', url: w.url(ravi), payload: foreign })).statusCode).toBe(401)
    await w.limit(asha)
    expect((await w.write(asha, ravi, 1)).json().reason).toBe('contact_limited')
    await w.holdSession(imran, ravi)
    const unknown = { userId: imran.account._id, rating: 5, text: '' }
    expect((await w.post(imran, '/mentors/nobody/own-review', unknown)).statusCode).toBe(404)
  })
})

describe('a review', () => {
  it('is one per learner: shown to everybody, changed and removed, without the id of its author', async () => {
    await w.holdSession(asha, ravi)
    const written = (await w.write(asha, ravi, 4, '  स्पष्ट  ')).json().data
    expect(written).toMatchObject({ mayWrite: true, review: { rating: 4, text: 'स्पष्ट', mine: true } })
    await w.write(asha, ravi, 2, 'Often late')
    const { reviews, pagination } = await w.list(ravi)
    expect(reviews).toMatchObject([{ author: { name: 'Asha V.' }, rating: 2, text: 'Often late' }])
    expect(reviews[0]).not.toHaveProperty('mine')
    expect(pagination.totalItems).toBe(1)
    expect(JSON.stringify(reviews)).not.toContain(asha.account._id)
    for (let i = 0; i < 2; i += 1) expect((await w.remove(asha, ravi)).statusCode).toBe(200)
    expect((await w.list(ravi)).reviews).toEqual([])
  })

  it.each([
    ['no stars', 0, ''],
    ['six stars', 6, ''],
    ['half a star', 2.5, ''],
    ['too long a text', 3, 'क्षि'.repeat(COMMENT_MAX + 1)],
  ])('with %s is refused', async (_, rating, text) => {
    await w.holdSession(asha, ravi)
    expect((await w.write(asha, ravi, rating, text)).json()).toMatchObject({ code: 'invalid_input' })
  })

  it('counts for an average that is shown from the third on, on the page and in the directory', async () => {
    const shown = async () => {
      const page = (await t.app.inject({ url: `/mentor/get-mentor/${ravi.account._id}` })).json().data
      const [card] = (await t.app.inject({ url: '/mentors' })).json().data.mentors
      expect({ rating: card.rating, count: card.reviewCount }).toEqual({
        rating: page.rating,
        count: page.reviewCount,
      })
      return [page.rating, page.reviewCount]
    }
    expect(await shown()).toEqual([undefined, undefined])
    for (const learner of [asha, imran, meera]) await w.holdSession(learner, ravi)
    await w.write(asha, ravi, 5)
    await w.write(imran, ravi, 4)
    expect(await shown()).toEqual([undefined, 2])
    await w.write(meera, ravi, 4)
    expect(await shown()).toEqual([4.3, 3])
  })

  it('renews the rendered page of the mentor', async () => {
    await w.holdSession(asha, ravi)
    await t.db.deleteFrom('content_changes').execute()
    await w.write(asha, ravi, 4)
    const changes = await t.db.selectFrom('content_changes').select('tag').execute()
    expect(changes.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining([`mentor:${ravi.account._id}`, 'mentors']),
    )
  })

  itRaces('sent several times at once counts once, whatever else is sent', async () => {
    for (const learner of [asha, imran]) await w.holdSession(learner, ravi)
    const sent = [1, 2, 3, 4].map((rating) => w.write(asha, ravi, rating))
    const answers = await Promise.all([...sent, w.remove(imran, ravi), w.write(imran, ravi, 5)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect((await w.figures(ravi)).rating_count).toBeGreaterThan(0)
  })
})

describe('a reply', () => {
  it('is one, by the mentor whom the review is about; changed, and removed by an empty text', async () => {
    await w.holdSession(asha, ravi)
    const { id } = (await w.write(asha, ravi, 3)).json().data.review
    const reply = (by: SignedIn<Learner | Mentor>, text: string) =>
      w.post(by, `/mentor/reviews/${id}/reply`, { text })
    const other = await w.mentor('Kavita')
    expect((await reply(other, 'Not mine')).statusCode).toBe(404)
    expect((await reply(asha, 'Mine')).statusCode).toBe(403)
    await reply(ravi, 'Thank you')
    expect((await reply(ravi, ' Thanks, Asha ')).json().data.reply).toMatchObject({ text: 'Thanks, Asha' })
    await w.write(asha, ravi, 5)
    expect((await w.list(ravi)).reviews).toMatchObject([{ rating: 5, reply: { text: 'Thanks, Asha' } }])
    await reply(ravi, ' ')
    expect((await w.list(ravi)).reviews[0]).not.toHaveProperty('reply')
  })
})

describe('who is told', () => {
  const news = async ({ account, headers }: SignedIn<Learner | Mentor>) => {
    const answer = await t.app.inject({ url: `/notifications?userId=${account._id}`, headers })
    const { notifications } = answer.json().data as NotificationList
    return notifications
      .filter(({ kind }) => kind.startsWith('mentor-review'))
      .map(({ kind, count, name, subject }) => ({ kind, count, name, subject }))
  }

  it('is the mentor of each new review, in one entry without names, and not of its changes', async () => {
    for (const learner of [asha, imran]) await w.holdSession(learner, ravi)
    await w.write(asha, ravi, 4)
    await w.write(asha, ravi, 5)
    await w.remove(asha, ravi)
    await w.write(asha, ravi, 3)
    await w.write(imran, ravi, 3)
    expect(await news(ravi)).toEqual([
      { kind: 'mentor-review', count: 2, name: undefined, subject: ravi.account._id },
    ])
  })

  it('is the learner of the first reply, and not of its changes', async () => {
    await w.holdSession(asha, ravi)
    const { id } = (await w.write(asha, ravi, 3)).json().data.review
    for (const text of ['Thanks', 'Thank you', '', 'Thanks'])
      await w.post(ravi, `/mentor/reviews/${id}/reply`, { text })
    expect(await news(asha)).toEqual([
      { kind: 'mentor-review-reply', count: 1, name: 'Ravi', subject: ravi.account._id },
    ])
  })
})

describe('a hidden review', () => {
  it('is seen by its author alone, counts no more, and can neither be changed nor replaced', async () => {
    await w.holdSession(asha, ravi)
    const { id } = (await w.write(asha, ravi, 1, 'Rude')).json().data.review
    await hideMentorReview(t, id)
    expect((await w.list(ravi)).reviews).toEqual([])
    expect(await w.figures(ravi)).toEqual({ rating_sum: 0, rating_count: 0 })
    expect(await w.own(asha, ravi)).toMatchObject({ mayWrite: false, isHidden: true, review: { id } })
    for (const answer of [await w.write(asha, ravi, 5), await w.remove(asha, ravi)])
      expect(answer.json().reason).toBe('review_hidden')
    expect((await w.post(ravi, `/mentor/reviews/${id}/reply`, { text: 'No' })).statusCode).toBe(404)
  })
})
