import { address, port, text } from '../readers'
import type { Setting } from './setting'

/** Settings of the operators' back office, which is off unless it has a port. */
export const adminSettings = {
  adminPort: {
    about:
      'the port of the back office, which then listens on this machine only; without it the back office does not exist',
    default: undefined,
    defaultText: 'none',
    read: port,
  } as Setting<number | undefined>,
  adminUrl: {
    about:
      'the public address of the back office: a host name of its own, because cookies and passkeys belong to host names; passkeys stop working when the host name changes',
    default: undefined,
    defaultText: '`http://admin.localhost:ADMIN_PORT`',
    read: address,
  } as Setting<string | undefined>,
  adminSiteDir: {
    about: 'the folder of the composed site of the back office',
    default: undefined,
    defaultText: '`admin-site` in `DATA_DIR`',
    read: text,
  } as Setting<string | undefined>,
}
