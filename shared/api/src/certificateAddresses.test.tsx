import {
  certificateCheckUrl,
  certificateShareUrl,
  credentialUrl,
  linkedInUrl,
  whatsAppUrl,
} from './certificateAddresses'
import { runtimeConfig } from './runtimeConfig'

const CERTIFICATE = {
  _id: 'q7Xk2-PvT9mZr4LwB1sNcA',
  courseId: 'course-1',
  courseName: 'C++ & "Rust": 100% रोज़गार?',
  instructorName: 'Ravi Iyer',
  learnerName: 'Asha Verma',
  createdAt: '2026-01-31T20:00:00.000Z',
  updatedAt: '2026-01-31T20:00:00.000Z',
}

test('every value of the LinkedIn URL survives encoding and decoding', () => {
  const address = new URL(linkedInUrl(CERTIFICATE))
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add')
  expect(address.search).toMatch(/^[?A-Za-z0-9=&%+._*-]+$/)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: CERTIFICATE.courseName,
    organizationName: 'Mentor-Connect',
    issueYear: '2026',
    // 1 February in India.
    issueMonth: '2',
    certUrl: certificateShareUrl(CERTIFICATE._id),
    certId: CERTIFICATE._id,
  })
})

test('the credential is served by the API', () => {
  expect(credentialUrl('a-b')).toBe(`${runtimeConfig().apiUrl}/credentials/a-b`)
})

test('the pages to share and to check are on the site', () => {
  const site = runtimeConfig().siteUrl ?? location.origin
  expect(certificateShareUrl('a-b')).toBe(`${site}/share/certificates/a-b`)
  expect(certificateCheckUrl('a-b')).toBe(`${site}/verify-certificate?certificateId=a-b`)
})

test('every letter of a message survives in the address of WhatsApp', () => {
  const text = 'मैंने “C++ & \n#1?” पूरा किया: https://site.test/check?id=a&b=c'
  const address = new URL(whatsAppUrl(text))
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  expect([...address.searchParams]).toEqual([['text', text]])
})
