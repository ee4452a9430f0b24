import { randomUUID } from 'node:crypto'
import type { Product } from '../stage/product'
import { codeSentTo } from './outbox'
import { Person } from './person'

/** Signs up a new learner over HTTP for one journey. `person` is logged in and can call the API without a browser. */
export async function newLearner({ apiUrl }: Pick<Product, 'apiUrl'>, name = 'Asha Verma') {
  const account = { name, email: `learner-${randomUUID()}@example.test`, password: 'a long walk to school' }
  const { email } = account
  const person = new Person(apiUrl)
  // The year of birth is given, because the site would otherwise ask for it before the first message to a mentor.
  await person.post('/user/register-user', { ...account, birthYear: 1998 })
  const otp = await codeSentTo(apiUrl, email)
  await person.post('/auth/verify-otp', { email, otp, role: 'user' })
  await person.logIn(email, account.password)
  return { ...account, person }
}

export async function enrol(person: Person, courseId: string): Promise<void> {
  const { data } = await person.get<{ title: string }>(`/resource/get-resource/${courseId}`)
  await person.post('/user/add-course', { userId: person._id, courseId, courseName: data.title })
}
