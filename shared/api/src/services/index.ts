export { service } from './service'
export type { Service, ServiceEndpoint } from './service'
