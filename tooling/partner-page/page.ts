/** A page of the partner's site: its heading, and what stands beneath it as HTML. */
function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Lehigh Valley Careers</title>
    <style>
      body { margin: 0; font: 17px/1.6 Georgia, serif; color: #222; background: #f6f3ec; }
      header, main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
      h1 { font-size: 1.75rem; overflow-wrap: anywhere; }
      header { display: flex; flex-wrap: wrap; gap: 0 1.5rem; border-bottom: 3px solid #8a5a17; }
      header a { color: #6d4610; }
      #saved { min-height: 1.6em; font-weight: 700; }
    </style>
  </head>
  <body>
    <header>
      <strong>Lehigh Valley Careers</strong>
      <a href="/">Plan your career</a>
      <a href="/assistant">Ask about apprenticeships</a>
    </header>
    <main>
      <h1>${title}</h1>
${content}
    </main>
  </body>
</html>
`;
}

/** The partner's page with Career Pathways; `careerPathways` is the origin that the embed script comes from. */
export function partnerPage(careerPathways: string, orgId: string): string {
  return page(
    "Plan your career",
    `      <p>Search for an occupation below. The tool is run by our partner.</p>
      <p id="saved" role="status"></p>
      <script src="${careerPathways}/embed.js" data-org-id="${orgId}"></script>
      <script>
        addEventListener("guildway:jobProfileCreate", (event) => {
          document.getElementById("saved").textContent = "Your plan was saved as " + event.detail.docId + ".";
        });
      </script>`,
  );
}

/** The partner's page with the assistant: where it stands with `?inline`, else by a button in the corner. */
export function partnerAssistantPage(
  assistant: string,
  { orgId, integrationId, isInline }: { orgId: string; integrationId: string; isInline: boolean },
): string {
  const variant = isInline ? ' data-variant="inline"' : "";
  return page(
    "Ask about apprenticeships",
    `      <p>Our partner's assistant answers from its own library and says where each answer comes from.</p>
      <script src="${assistant}/embed.js" data-org-id="${orgId}" data-integration-id="${integrationId}"${variant}></script>`,
  );
}
