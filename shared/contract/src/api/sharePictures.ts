import Type from 'typebox'
import { endpoint } from './endpoint'
import { Locale } from './locales'
import { Id } from './wire'

// The pictures that link previews show for public pages: 1200 × 630 pixels.

const picture = {
  method: 'GET',
  access: 'public',
  rateLimit: 'sharePicture',
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'image/png',
} as const

const Query = Type.Object({
  locale: Type.Optional(Locale),
  /**
   * Version of the picture's content, so that a changed picture gets a new URL. Without it, caches ask again within
   * an hour.
   */
  v: Type.Optional(Type.String({ maxLength: 20 })),
})

export const getCoursePicture = endpoint({
  ...picture,
  path: '/share/courses/:id/card.png',
  summary: 'The share picture of a listed course.',
  params: Type.Object({ id: Id }),
  query: Query,
})

export const getMentorPicture = endpoint({
  ...picture,
  path: '/share/mentors/:id/card.png',
  summary: 'The share picture of an active mentor.',
  params: Type.Object({ id: Id }),
  query: Query,
})

export const getSitePicture = endpoint({
  ...picture,
  path: '/share/site/card.png',
  summary: 'The share picture of all other pages.',
  query: Query,
})
