import type { MessageLoaders } from '@mentor-connect/contract/remote'

// Messages that only some pages need, loaded with these pages. The build identifies the chunk that a page
// preloads by the path of its import, so every path must be unique.

export const ofBooking: MessageLoaders = {
  en: () => import(/* webpackChunkName: "booking.messages-en" */ './booking/messages/en.json'),
  hi: () => import(/* webpackChunkName: "booking.messages-hi" */ './booking/messages/hi.json'),
}

export const ofCareers: MessageLoaders = {
  en: () => import(/* webpackChunkName: "careers.messages-en" */ './careers/messages/en.json'),
  hi: () => import(/* webpackChunkName: "careers.messages-hi" */ './careers/messages/hi.json'),
}

export const ofMentors: MessageLoaders = {
  en: () => import(/* webpackChunkName: "mentors.messages-en" */ './mentors/messages/en.json'),
  hi: () => import(/* webpackChunkName: "mentors.messages-hi" */ './mentors/messages/hi.json'),
}

export const ofVerification: MessageLoaders = {
  en: () =>
    import(/* webpackChunkName: "verify-certificate.messages-en" */ './verify-certificate/messages/en.json'),
  hi: () =>
    import(/* webpackChunkName: "verify-certificate.messages-hi" */ './verify-certificate/messages/hi.json'),
}

export const ofWorkshops: MessageLoaders = {
  en: () => import(/* webpackChunkName: "workshops.messages-en" */ './workshops/messages/en.json'),
  hi: () => import(/* webpackChunkName: "workshops.messages-hi" */ './workshops/messages/hi.json'),
}
