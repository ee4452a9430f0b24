export { useCertificateFacts } from './useCertificateFacts'
