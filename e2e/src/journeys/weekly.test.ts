import { witnessed } from '../stage/browser'
import { startCalendarHost } from '../stage/calendarHost'
import { callNetwork } from '../stage/callNetwork'
import { movableClock } from '../stage/movableClock'
import { startProduct, type Product } from '../stage/product'
import { inBhopal, inNewYork, MONDAY } from './mentorshipPeople'
import { agree, ask, offerHours } from './mentorshipSteps'
import { lookBack } from './sessionSteps'
import {
  bookWeekly,
  connectCalendar,
  findsClosed,
  finishByLink,
  interruptCall,
  meetInCall,
  noteInCall,
  offerLink,
} from './weeklySteps'

const FIRST_SESSION = '2026-10-30T12:59:00.000Z'
const AFTER_FIRST_SESSION = '2026-10-30T14:00:00.000Z'

const clock = movableClock(MONDAY)
const network = callNetwork()
let calendars: Awaited<ReturnType<typeof startCalendarHost>>
let product: Product
beforeAll(async () => {
  calendars = await startCalendarHost()
  product = await startProduct({
    NODE_OPTIONS: `${clock.environment.NODE_OPTIONS} ${calendars.nodeOption}`,
    AUTH_REQUESTS_PER_MINUTE: '100000',
  })
})
afterAll(async () => {
  await product?.stop()
  calendars.stop()
  clock.remove()
  await network.close()
})

test('a weekly series, a connected calendar, a call without a network, a link, and feedback', async () => {
  const options = { permissions: ['camera', 'microphone'] }
  const learner = await inBhopal({ product, clock, options })
  const mentor = await inNewYork({ product, clock, options })
  await network.carry(learner.context, 'learner')
  await network.carry(mentor.context, 'mentor')
  await witnessed(mentor.page, () =>
    witnessed(learner.page, async () => {
      await offerHours(mentor.page)
      await offerLink(mentor.page)
      const address = await ask(learner.page)
      await agree(learner.page, mentor.page, address)
      const first = await bookWeekly(learner.page, mentor.page)
      // In New York, the first one is from 9:30 to 10:00 on the 13th, the second one from 9:00 on the 20th.
      calendars.serve(['20261113T143000Z', '20261113T150000Z'], ['20261120T140000Z', '20261120T143000Z'])
      await connectCalendar(mentor.page, calendars.address)
      await findsClosed(learner.page, address)
      await clock.moveTo(FIRST_SESSION)
      await meetInCall(learner.page, mentor.page, first)
      await noteInCall(learner.page, mentor.page)
      await interruptCall(learner.page, mentor.page, network)
      await finishByLink(learner.page, mentor.page, network)
      await clock.moveTo(AFTER_FIRST_SESSION)
      await lookBack(learner.page, mentor.page, first)
    }),
  )
  await learner.context.close()
  await mentor.context.close()
})
