import { witnessed } from '../stage/browser'
import { movableClock } from '../stage/movableClock'
import { startProduct, type Product } from '../stage/product'
import { inBhopal, inNewYork, MONDAY } from './mentorshipPeople'
import { agree, ask, offerHours, planCareer } from './mentorshipSteps'
import { complete, lookBack, meet, review } from './sessionSteps'

const AFTER_FIRST_SESSION = '2026-10-30T14:00:00.000Z'

const clock = movableClock(MONDAY)
let product: Product
beforeAll(async () => {
  product = await startProduct({ ...clock.environment, AUTH_REQUESTS_PER_MINUTE: '100000' })
})
afterAll(async () => {
  await product.stop()
  clock.remove()
})

test('from an interest assessment to a completed mentorship and its review', async () => {
  const [learner, mentor] = [await inBhopal({ product, clock }), await inNewYork({ product, clock })]
  await witnessed(mentor.page, () =>
    witnessed(learner.page, async () => {
      await offerHours(mentor.page)
      await planCareer(learner.page)
      const address = await ask(learner.page)
      await agree(learner.page, mentor.page, address)
      const sessions = await meet(learner.page, mentor.page)
      await clock.moveTo(AFTER_FIRST_SESSION)
      await lookBack(learner.page, mentor.page, sessions.first)
      await complete(learner.page, mentor.page, address)
      await review(learner.page, mentor.page)
    }),
  )
  await learner.context.close()
  await mentor.context.close()
})
