// The contents of posts.

/** A page with a video as WordPress embeds it, a map and a picture of a video. */
export const HOME = `<!-- wp:embed {"url":"https://www.youtube.com/watch?v=film","type":"video","providerNameSlug":"youtube"} -->
<figure class="wp-block-embed is-type-video is-provider-youtube"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=film
</div></figure>
<!-- /wp:embed -->
<iframe src="https://www.google.com/maps/embed?pb=1" width="300" height="200"></iframe>
<img src="https://i.ytimg.com/vi/1/hq.jpg" srcset="https://i.ytimg.com/vi/1/hq.jpg 1x, https://i.ytimg.com/vi/1/max.jpg 2x" alt="A film">`;

/** What WP Rocket makes of a script and a frame, and its loader. */
export const DELAYED = `<script type="rocketlazyloadscript" data-rocket-src="https://www.googletagmanager.com/gtag/js?id=G-2"></script>
<iframe src="about:blank" data-lazy-src="https://www.youtube.com/embed/lazy" width="300" height="200"></iframe>
<script>addEventListener('load', () => {
  for (const late of document.querySelectorAll('[data-rocket-src]')) {
    const script = document.createElement('script');
    script.src = late.dataset.rocketSrc;
    late.replaceWith(script);
  }
  for (const late of document.querySelectorAll('[data-lazy-src]')) late.src = late.dataset.lazySrc;
  document.body.dataset.started = 'yes';
})</script>`;

/** What a contributor may try: to disguise addresses, to exempt an embed, and to use the widget’s attributes. */
export const HOSTILE = `<p>Text</p>
<img data-own="1" data-ccm-ignore src="https://secure.gravatar.com/avatar/1">
<img src="https://SECURE.gravatar.com:443/./x/../avatar/2">
<img src="//secure.gravatar.com\\avatar/3" srcset="https://i.ytimg.com/./vi/3.jpg 1x">
<img src="https:&#47;&#x2f;secure&#46;gravatar.com/avatar/4">
<a href="/own" data-ccm-loader-src="javascript:window.smuggled=1//gravatar.com/avatar/">link</a>
<object type="application/pdf" data="/wp-content/uploads/a.pdf" data-ccm-loader-src="javascript:window.smuggled=1//youtube.com/embed"></object>
<img src="https://secure.gravatar.com/avatar/5&quot; onerror=&quot;window.smuggled=1">
<video poster="https://i.ytimg.com/vi/6.jpg" src="https://i.ytimg.com/6.mp4"></video>
<iframe src="https://www.youtube.com/embed/7"></iframe><script>window.smuggled = 1</script>`;
