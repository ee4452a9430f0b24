import { SocketClient } from '../chat/testing/socketClient'
import type { RunningProduct, SignedInPerson } from './runningProduct'

/**
 * A person who writes continuously: `Review 7.` of a course, each replacing the previous one, and `Message 7.` to a
 * mentor.
 */
export interface WriteLoad {
  /** The highest acknowledged numbers. */
  readonly confirmed: { review: number; message: number }
  /** Resolves when this many more reviews and messages are acknowledged. */
  more: (count: number) => Promise<void>
  stop: () => Promise<void>
}

const reviewText = (number: number) => `Review ${number}.`
const messageText = (number: number) => `Message ${number}.`

export async function startWriting(
  product: RunningProduct,
  person: SignedInPerson,
  { courseId, mentorId }: { courseId: string; mentorId: string },
): Promise<WriteLoad> {
  const socket = new SocketClient(product.chatSocketUrl, { personId: person.id, token: person.token })
  await socket.opened
  await person.post('/api/chat/create', { userId1: mentorId, userId2: person.id })
  await person.post('/user/update-progress', {
    userId: person.id,
    courseId,
    progress: { '0-0': 'in-progress' },
  })
  const refused = socket.next('error').then(({ message }) => Promise.reject(new Error(message)))
  const confirmed = { review: 0, message: 0 }
  const listeners = new Set<() => void>()
  let isStopped = false

  async function repeat(kind: keyof typeof confirmed, write: (number: number) => Promise<unknown>) {
    while (!isStopped) {
      await write(confirmed[kind] + 1)
      confirmed[kind] += 1
      for (const listener of listeners) listener()
    }
  }
  const reviews = repeat('review', (number) =>
    person.post('/resource/save-review', {
      userId: person.id,
      courseId,
      rating: 4,
      comment: reviewText(number),
    }),
  )
  const messages = repeat('message', (number) => {
    socket.send({ receiverId: mentorId, message: messageText(number) })
    return Promise.race([socket.next('ack'), refused])
  })
  const ended = Promise.all([reviews, messages])
  refused.catch(() => undefined)
  ended.catch(() => undefined)

  return {
    confirmed,
    more: (count) => {
      const goal = { review: confirmed.review + count, message: confirmed.message + count }
      const reached = new Promise<void>((resolve) =>
        listeners.add(() => {
          if (confirmed.review >= goal.review && confirmed.message >= goal.message) resolve()
        }),
      )
      // `ended` rejects if a write was refused.
      return Promise.race([reached, ended.then(() => undefined)])
    },
    stop: async () => {
      isStopped = true
      await ended
      socket.terminate()
    },
  }
}
