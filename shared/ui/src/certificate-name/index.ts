export { CertificateNameField } from './CertificateNameField'
export { useCertificateNameRule, useNameHint } from './useNameHint'
