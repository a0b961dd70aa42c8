const reloadedKey = 'whetstone.reloaded-for';

/**
 * After a deployment a page still open may ask for a file that is gone. It is loaded anew, once for each file:
 * drafts are kept, a page without a connection is left as it is, and a file that stays away does not reload the page forever.
 */
export function reloadAfterDeploy(): void {
  addEventListener('vite:preloadError', (event) => {
    const missing = event.payload.message;
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === missing) return;
    sessionStorage.setItem(reloadedKey, missing);
    event.preventDefault();
    location.reload();
  });
}
