// The app and the site script are two doors of one build. The entry itself holds nothing that they share: the
// site script and its islands may then use any module without starting the app. The second import never runs;
// the framework allows one entry only, and this keeps the site script in the build.
void import('./start-app.tsx');
if (import.meta.url === '') void import('./islands/site.ts');
