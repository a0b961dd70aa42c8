import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/** For answers that are no page of the web app: nothing may load but our own styles and images. */
const strictPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const strictUnlessSet = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', strictPolicy);
});

/** Headers for every answer. Pages of the web app bring a content policy of their own; everything else gets the strict one. */
export const securityHeaders = ({ production }: { production: boolean }) =>
  every(
    secureHeaders({
      strictTransportSecurity: production ? 'max-age=63072000; includeSubDomains' : false,
      xFrameOptions: 'DENY',
      xXssProtection: false,
      // Of browsers and plug-ins that are gone: every answer would carry them.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      referrerPolicy: 'strict-origin-when-cross-origin',
      crossOriginOpenerPolicy: 'same-origin',
      crossOriginResourcePolicy: 'same-origin',
      permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    }),
    strictUnlessSet,
  );
