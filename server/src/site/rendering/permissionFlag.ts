/**
 * Returns the flag for Node's permission model. Newer versions of Node only accept its final name, Node 20
 * only its first name.
 *
 * @param known the flags that the running version of Node accepts
 */
export const permissionFlag = (known: ReadonlySet<string>) =>
  known.has('--permission') ? '--permission' : '--experimental-permission'
