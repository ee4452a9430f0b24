import type { MessageLoaders } from '@mentor-connect/contract/remote'

// What only some pages say, loaded with them. The requests tell the build which chunk a page preloads, so no two are equal.

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
