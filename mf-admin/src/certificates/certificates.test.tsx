import {
  getCertificate,
  reissueCertificate,
  revokeCertificate,
  type AdminCertificate,
} from '@mentor-connect/contract/admin/certificates'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import admin from '../routes'

const AT = '2026-11-20T08:30:00.000Z'
const certificate: AdminCertificate = {
  id: 'cert',
  learnerId: 'asha',
  learner: 'Ahsa Rao',
  course: 'Cooking',
  instructor: 'Ravi Kumar',
  issuedAt: AT,
  revokedAt: null,
  revokedReason: null,
}

test('a name is corrected, and the page leads on to the new certificate', async () => {
  const api: FakeApi = new FakeApi()
    .answers(getCertificate, (): AdminCertificate =>
      api.received(reissueCertificate).length > 0
        ? { ...certificate, revokedAt: AT, revokedReason: 'Misspelt.', replacedBy: 'cert-2' }
        : certificate,
    )
    .answers(reissueCertificate, { id: 'cert-2', told: 'was told by mail' })
  const { user } = await renderRoute(admin, '/courses/certificates/cert')
  const button = await screen.findByRole('button', { name: 'Issue with this name' })
  const name = screen.getByLabelText('Name on the new certificate')
  await user.clear(name)
  await user.type(name, 'Asha Rao')
  await user.type(screen.getByLabelText('Reason for the correction'), 'Misspelt.')
  await user.click(button)
  expect(await screen.findByText('The corrected certificate is issued.')).toBeVisible()
  expect(api.received(reissueCertificate)).toMatchObject([
    { params: { id: 'cert' }, body: { name: 'Asha Rao', reason: 'Misspelt.' } },
  ])
  expect(await screen.findByRole('link', { name: 'cert-2' })).toHaveAttribute(
    'href',
    expect.stringContaining('/courses/certificates/cert-2'),
  )
})

test('a revocation says apart what its learner and what everybody is told', async () => {
  const api: FakeApi = new FakeApi()
    .answers(getCertificate, (): AdminCertificate =>
      api.received(revokeCertificate).length > 0
        ? { ...certificate, revokedAt: AT, revokedReason: 'Wrong course.', revokedCode: 'issued-in-error' }
        : certificate,
    )
    .answers(revokeCertificate, { told: 'was told by mail' })
  const { user } = await renderRoute(admin, '/courses/certificates/cert')
  const button = await screen.findByRole('button', { name: 'Revoke for good' })
  const code = screen.getByLabelText('Shown to everyone who verifies it')
  expect(code).toHaveValue('withdrawn')
  await user.selectOptions(code, 'Issued in error')
  await user.type(screen.getByLabelText('Reason'), 'Wrong course.')
  await user.click(button)
  expect(await screen.findByText('The certificate is revoked.')).toBeVisible()
  expect(api.received(revokeCertificate)).toMatchObject([
    { params: { id: 'cert' }, body: { reason: 'Wrong course.', code: 'issued-in-error' } },
  ])
  expect(await screen.findByText('Issued in error')).toBeVisible()
})
