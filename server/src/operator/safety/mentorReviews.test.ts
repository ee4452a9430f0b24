import { insertMeeting } from '../../mentoring/meetings/testing/insertMeeting'
import { safetyWorld, type SafetyWorld } from '../../testing/safetyWorld'

let w: SafetyWorld
beforeEach(async () => {
  w = await safetyWorld()
})
afterEach(() => w.close())

const reason = 'Insults.'

it('a reported review of a mentor joins the case of its author; the commands hide it and show it again', async () => {
  const { asha, ravi } = w
  const [learner, mentor] = [asha.account._id, ravi.account._id]
  await insertMeeting(w, { id: 'm1', learner, mentor, endsIn: 0 })
  const written = await w.post(asha, `/mentors/${mentor}/own-review`, {
    userId: learner,
    rating: 1,
    text: 'Rude words',
  })
  const { id } = written.json().data.review
  const report = { kind: 'mentor-review', subjectId: id, category: 'harassment', text: '' }
  await w.post(ravi, '/reports', { userId: mentor, ...report })
  const [found] = (await w.operate('cases list', '', { state: 'open' })).json as {
    about_id: string
    id: string
  }[]
  expect(found).toMatchObject({ about_id: learner })
  const { evidence } = (await w.operate('cases show', found!.id)).json as { evidence: { content: object }[] }
  expect(evidence[0]!.content).toMatchObject({ text: 'Rude words', mentor: 'Ravi Kumar' })
  const { reports } = (await w.get(ravi, `/reports?userId=${mentor}`)).json().data
  expect(reports).toMatchObject([{ kind: 'mentor-review' }])

  const figures = async () => {
    const { reviews, pagination } = (await w.get(ravi, `/mentors/${mentor}/reviews`)).json().data
    return [reviews.length, pagination.totalItems]
  }
  await w.operate('mentor-reviews hide', id, { reason })
  expect(await figures()).toEqual([0, 0])
  await expect(w.operate('mentor-reviews hide', id, { reason })).rejects.toThrow(`${id} is hidden.`)
  await w.operate('mentor-reviews restore', id, { reason })
  expect(await figures()).toEqual([1, 1])
  await expect(w.operate('mentor-reviews hide', 'none', { reason })).rejects.toThrow(/has the id none/)

  // The author is told when the review is hidden, with the reason, and when it is shown again.
  await w.jobs.settle()
  const mails = w.mailer.sent.filter(({ to }) => to === asha.account.email)
  expect(mails.find(({ subject }) => subject.includes('hidden your review'))?.text).toContain(reason)
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('is shown again'))
  const { notifications } = (await w.get(asha, `/notifications?userId=${learner}`)).json().data
  expect(notifications).toMatchObject([
    { kind: 'mentor-review-shown', subject: mentor },
    { kind: 'mentor-review-hidden', subject: mentor },
  ])
})
