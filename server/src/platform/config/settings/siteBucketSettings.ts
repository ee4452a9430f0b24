import { address, text, urlOf } from '../readers'
import type { ProcessName } from '../processes'
import type { Setting } from './setting'

/** Processes that read or change the site. */
const OF_SITE: readonly ProcessName[] = ['site', 'release', 'release-server', 'watch', 'configure']

/** The object store for a site that is not in a folder shared by several machines. */
export const siteBucketSettings = {
  siteBucket: {
    about:
      'the bucket that holds the site, such as `s3://site` or `s3://site/staging`; release commands change it, site servers follow it and keep a copy in `SITE_DIR`; without it the site is the folder `SITE_DIR`',
    default: undefined,
    defaultText: 'none',
    read: urlOf('s3:'),
  } as Setting<string | undefined>,
  siteBucketEndpoint: {
    about: 'the S3-compatible service of this bucket, for example `https://s3.eu-central-1.amazonaws.com`',
    default: undefined,
    defaultText: 'none',
    read: address,
  } as Setting<string | undefined>,
  siteBucketRegion: {
    about: 'the region of this bucket',
    default: 'us-east-1',
    read: text,
  } as Setting<string>,
  siteBucketKeyId: {
    about:
      'the id of the key for this bucket: site servers have to read and list, release commands also to write',
    default: undefined,
    defaultText: 'none',
    read: text,
    secretOf: OF_SITE,
  } as Setting<string | undefined>,
  siteBucketKey: {
    about: 'the secret of that key',
    default: undefined,
    defaultText: 'none',
    read: text,
    secretOf: OF_SITE,
  } as Setting<string | undefined>,
  sitePurgeUrl: {
    about:
      'an address to which release commands send a POST after each change of the site, so that a CDN forgets the pages it has cached; the body is `{"generation": 12}`',
    default: undefined,
    defaultText: 'none',
    read: urlOf('https:', 'http:'),
    secretOf: ['release', 'release-server', 'watch', 'configure'],
  } as Setting<string | undefined>,
}
