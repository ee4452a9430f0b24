export { answerCache } from './answerCache'
export { announceAccessChange, onAccessChange } from './accessChange'
export { ApiFailure, isNotFound, asApiFailure } from './ApiFailure'
export type { ApiFailureCode } from './ApiFailure'
export { call, fileUrl } from './call'
export type { ApiResponse, Request } from './call'
export type { FilesOf } from './formData'
export {
  certificateCheckUrl,
  certificatePictureUrl,
  certificateShareUrl,
  credentialUrl,
  linkedInUrl,
  whatsAppUrl,
} from './certificateAddresses'
export { createBearerTokens } from './bearerTokens'
export type { BearerTokens } from './bearerTokens'
export { callChat, startChat } from './callChat'
export { newId } from './newId'
export { answerTo, readOf } from './publicRead'
export { provideRuntimeConfig, runtimeConfig } from './runtimeConfig'
export { addressOnSite } from './siteAddress'
export { sharePictureUrl, sitePicture } from './sharePictures'
export { useAttempt } from './useAttempt'
export { useUpload } from './useUpload'
export type { CountSending, SendFile } from './useUpload'
export { cacheKey, useEndpoint } from './useEndpoint'
export type { EndpointState } from './useEndpoint'
export { type Recurrence, useRecurringRead } from './useRecurringRead'
