/** The path of the page of the site where anybody can verify a certificate. */
export const verifyPath = (id: string) => `/verify-certificate?certificateId=${id}`

/** The page with a picture of the certificate, which people share. */
export const shareUrl = ({ apiUrl }: { apiUrl: string }, id: string) => `${apiUrl}/share/certificates/${id}`
