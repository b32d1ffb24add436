// The service worker: it shows what is pushed to this browser, also while no page is open.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data.json();
  const options = { body: told.body, tag: told.tag, icon: "/navarch.svg", data: { url: told.url } };
  event.waitUntil(self.registration.showNotification(told.title, options));
});

// A click opens the table: the page that shows it already, else a new one; never a page of somebody else.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(show(url));
});

async function show(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}
