/** Id of the button that generates the certificate. */
export const CERTIFICATE_BUTTON = 'generate-certificate'
