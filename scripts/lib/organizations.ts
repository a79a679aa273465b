// Domains of one company each, a company per line. The first part was declared by the companies themselves: Related
// Website Sets (github.com/GoogleChrome/related-website-sets, Apache-2.0, November 2025).
export const declaredOrganizations = `bild.de welt.de autobild.de computerbild.de wieistmeineip.de asadcdn.com
blackrock.com blackrockadvisorelite.it cachematrix.com efront.com etfacademy.it ishares.com
cafemedia.com cardsayings.net nourishingpursuits.com
caracoltv.com noticiascaracol.com bluradio.com shock.co bumbox.com hjck.com
carcostadvisor.com carcostadvisor.be carcostadvisor.fr
citybibleforum.org thirdspace.org.au
cognitiveai.ru cognitive-ai.ru
datasign.jp webtru.io bunsin.io
drimer.io drimer.travel
elpais.com.uy clubelpais.com.uy paula.com.uy gallito.com.uy elpais.uy
finn.no prisjakt.no mittanbud.no pdmp-apis.no
gliadomain.com salemoveadvisor.com salemovefinancial.com salemovetravel.com
graziadaily.co.uk heatworld.com closeronline.co.uk yours.co.uk motherandbaby.com takeabreak.co.uk
gridgames.app wordle.at
hapara.com teacherdashboard.com mystudentdashboard.com
hc1.com hc1.global hc1cas.com hc1cas.global
hearty.me hearty.app hearty.gift hj.rs heartymail.com alice.tw jiayi.life miss.com.tw
hindustantimes.com livemint.com livehindustan.com healthshots.com ottplay.com desimartini.com
hookpoint.com brendanjkane.com
html-load.com css-load.com img-load.com content-loader.com 07c225f3.online html-load.cc
idbs-cloud.com idbs-dev.com idbs-staging.com idbs-eworkbook.com eworkbookcloud.com eworkbookrequest.com
indiatoday.in aajtak.in businesstoday.in intoday.in gnttv.com indiatodayne.in
interia.pl pomponik.pl deccoria.pl top.pl smaker.pl terazgotuje.pl
jagran.com gujaratijagran.com punjabijagran.com
johndeere.com deere.com
journaldesfemmes.com commentcamarche.net linternaute.com journaldunet.com phonandroid.com commentcamarche.com journaldesfemmes.fr linternaute.fr journaldunet.fr
joyreactor.cc reactor.cc cookreactor.com joyreactor.com
kaksya.in nidhiacademyonline.com
kompas.com tribunnews.com grid.id bolasport.com kompasiana.com kompas.tv
lanacion.com.ar bonvivir.com
landyrev.com landyrev.ru
laprensagrafica.com elgrafico.com eleconomista.net ella.sv grupolpg.sv
libero.it supereva.it iolam.it
mavie.care mavie.me enera.at maviework.care lucyhealth.io
max.auto firstlook.biz
mercadolibre.com mercadolivre.com mercadopago.com mercadoshops.com portalinmobiliario.com tucarro.com mercadolibre.com.ar mercadolibre.com.mx mercadolibre.com.bo mercadolibre.cl mercadolibre.com.co mercadolibre.co.cr mercadolibre.com.do mercadolibre.com.ec mercadolibre.com.gt mercadolibre.com.hn mercadolibre.com.ni mercadolibre.com.pa mercadolibre.com.py mercadolibre.com.pe mercadolibre.com.sv mercadolibre.com.uy mercadolibre.com.ve mercadolivre.com.br mercadopago.com.ar mercadopago.com.br mercadopago.com.mx mercadopago.com.uy mercadopago.com.co mercadopago.cl mercadopago.com.pe mercadopago.com.ec mercadopago.com.ve mercadoshops.com.ar mercadoshops.com.br mercadoshops.com.mx mercadoshops.cl mercadoshops.com.co tucarro.com.co tucarro.com.ve
mightytext.net textyserver.appspot.com mighty-app.appspot.com
nacion.com lateja.cr elfinancierocr.com
naukri.com ambitionbox.com infoedgeindia.com
nien.com chennien.com nien.org nien.co
nvidia.com geforcenow.com
oficialfarma.com.br oficialderma.com.br oficialnutri.com mercadooficial.com.br
onet.pl fakt.pl businessinsider.com.pl medonet.pl plejada.pl ocdn.eu
p106.net smpn106jkt.sch.id
p24.hu 24.hu startlap.hu nlc.hu hazipatika.com nosalty.hu
poalim.xyz poalim.site
repid.org reshim.org human-talk.org
rws1nvtvt.com rws2nvtvt.com rws3nvtvt.com
sackrace.ai socket-to-me.vip
sapo.pt meo.pt sapo.io
songstats.com songshare.com
startupislandtaiwan.com startupislandtaiwan.net startupislandtaiwan.org
stripe.com stripecdn.com stripe.network
talkdeskqaid.com trytalkdesk.com
talkdeskstgid.com gettalkdesk.com
text.com livechat.com helpdesk.com chatbot.com livechatinc.com knowledgebase.com openwidget.com
thejournal.ie the42.ie
timesinternet.in indiatimes.com timesofindia.com economictimes.com samayam.com cricbuzz.com growthrx.in clmbtech.com tvid.in
tolteck.com tolteck.app
tvn.pl player.pl tvn24.pl zdrowietvn.pl
undertale.wiki deltarune.wiki
unotv.com clarosports.com cmxd.com.mx
victorymedium.com standardsandpraiserepurpose.com technology-revealed.com
vrt.be dewarmsteweek.be sporza.be een.be radio2.be radio1.be
vwo.com wingify.com
wildix.com wildixin.com
wp.pl o2.pl pudelek.pl money.pl abczdrowie.pl wpext.pl
ya.ru yandex.ru yandex.net turbopages.org auto.ru kinopoisk.ru clck.ru edadeal.ru webvisor.com yastatic.net ya.cc yandex.az yandex.by yandex.kz yandex.md yandex.tj yandex.tm yandex.uz yandex.st yandex.com yandex.com.am yandex.com.ru
zalo.me zingmp3.vn baomoi.com smoney.vn
zoom.us zoom.com`;

// Publishers and other companies whose pages load from a domain of theirs with another name.
export const researchedOrganizations = `theguardian.com guardian.co.uk guim.co.uk guardianapis.com
nytimes.com nyt.com
bbc.com bbc.co.uk bbci.co.uk
mirror.co.uk express.co.uk dailystar.co.uk dailyrecord.co.uk manchestereveningnews.co.uk walesonline.co.uk liverpoolecho.co.uk birminghammail.co.uk reachplc.com tm-awx.com
dailymail.co.uk mailonline.co.uk metro.co.uk anm.co.uk mol.im and.co.uk dmgmediaprivacy.co.uk
independent.co.uk the-independent.com
thesun.co.uk thesun.com thetimes.co.uk thetimes.com news.co.uk
ft.com ft-static.com
techradar.com tomsguide.com tomshardware.com gamesradar.com pcgamer.com livescience.com space.com futurecdn.net futurehybrid.tech
bbcgoodfood.com radiotimes.com olivemagazine.com immediate.co.uk
nature.com springernature.com springer.com
tagesanzeiger.ch bazonline.ch bernerzeitung.ch derbund.ch 24heures.ch tdg.ch lematin.ch 20min.ch tamedia.ch unitycms.io tda.link da-services.ch
stern.de capital.de geo.de brigitte.de gala.de n-tv.de ntv.de rtl.de
waz.de nrz.de wp.de wr.de ikz-online.de braunschweiger-zeitung.de morgenpost.de abendblatt.de thueringer-allgemeine.de otz.de tlz.de funkemedien.de funkedigital.de
bild.de welt.de axelspringer.de axelspringer.com
winfuture.de wfcdn.de
golem.de glm.io
heise.de heise.cloud
sueddeutsche.de sz.de
spiegel.de manager-magazin.de
gamestar.de gamepro.de mein-mmo.de cgames.de webediagaming.de
derstandard.at derstandard.de staticfiles.at ds.at
nieuwsblad.be standaard.be gva.be hbvl.be mediahuis.be jobat.be
abc.es vocento.com vocstatic.com abcstatics.com ppllstatics.com elcorreo.com diariosur.es ideal.es lasprovincias.es larioja.com hoy.es laverdad.es elnortedecastilla.es diariovasco.com
elperiodico.com mallorcazeitung.es diariodemallorca.es lne.es farodevigo.es levante-emv.com informacion.es laprovincia.es eldia.es prensaiberica.es
mallorcamagazin.com ultimahora.es gsstatic.es
elpais.com as.com epimg.net prisasd.com
elmundo.es marca.com expansion.com uecdn.es unidadeditorial.es
lemonde.fr lemde.fr
lefigaro.fr f1g.fr
20minutes.fr 20mn.fr
marmiton.org aufeminin.com afcdn.com
corriere.it gazzetta.it corriereobjects.it gazzettaobjects.it rcsobjects.it
ilgiornale.it ilgcdn.com
repubblica.it lastampa.it gedidigital.it gedistatic.it repstatic.it
nettavisen.no amedia.no acdn.no api.no
aftonbladet.se svd.se vg.no aftenposten.no schibsted.io schibsted.com
expressen.se dn.se di.se bonniernews.se bonad.io
dagbladet.no dbstatic.no
svt.se svtstatic.se
jyllands-posten.dk politiken.dk ekstrabladet.dk jppol.dk
wyborcza.pl gazeta.pl im-g.pl
aktuality.sk aimg.sk
haberturk.com hthayat.com bloomberght.com showtv.com.tr ciner.com.tr
ntv.com.tr dygdigital.com
rt.com esrt.site b37mrtl.ru
habr.com habrastorage.org
asahi.com asahicom.jp
nikkei.com n8s.jp
naver.com pstatic.net
vnexpress.net vnecdn.net eclick.vn
channelnewsasia.com todayonline.com mediacorp.sg
timesofindia.com economictimes.com toiimg.com etimg.com
citizen.co.za caxton.co.za caxtondigital.co.za
globo.com glbimg.com
tudogostoso.com.br itdg.com.br
cbc.ca radio-canada.ca
nationalpost.com financialpost.com ottawacitizen.com theprovince.com canada.com postmedia.digital
globalnews.ca corus.ca
theglobeandmail.com tgam.ca
smh.com.au theage.com.au ffx.io
news.com.au newsapi.com.au newscdn.com.au
gourmettraveller.com.au womensweeklyfood.com.au aremedia.com.au aremedia.net.au
cnn.com cnn.io
wsj.com wsj.net marketwatch.com barrons.com dowjones.com dowjoneson.com
bloomberg.com bwbx.io
washingtontimes.com washtimes.com
usatoday.com gannett-cdn.com gannettdigital.com
foxnews.com foxbusiness.com fncstatic.com
nbcnews.com today.com msnbc.com s-nbcnews.com nbcuas.com nbcuni.com
msn.com microsoft.com s-msn.com
nexstar.tv nexstardigital.net lakana.com newsnationnow.com thehill.com ktla.com wgntv.com kron4.com fox8.com pix11.com wfla.com
abcnews.com abcnews.go.com
espn.com espncdn.com
cbsnews.com cbssports.com 247sports.com cbsi.com cbsistatic.com
reuters.com reutersmedia.net
nydailynews.com chicagotribune.com tribdss.com trb.com
vox.com recode.net theverge.com eater.com polygon.com sbnation.com curbed.com nymag.com vulture.com vox-cdn.com voxmedia.com
rollingstone.com variety.com wwd.com indiewire.com sportico.com spy.com hollywoodreporter.com billboard.com deadline.com pmc.com
delish.com thepioneerwoman.com cosmopolitan.com elle.com esquire.com goodhousekeeping.com harpersbazaar.com menshealth.com womenshealthmag.com popularmechanics.com caranddriver.com countryliving.com housebeautiful.com townandcountrymag.com hearstapps.com hearst.io h-cdn.co
allrecipes.com people.com instyle.com cookinglight.com eatingwell.com foodandwine.com southernliving.com seriouseats.com simplyrecipes.com thespruceeats.com bhg.com realsimple.com ew.com marthastewart.com meredithcorp.io mdpcdn.com timeinc.com timeinc.net timecommerce.net polaris.me
arstechnica.com wired.com newyorker.com vogue.com gq.com bonappetit.com epicurious.com cntraveler.com vanityfair.com pitchfork.com lacucinaitaliana.it conde.digital condenast.com cnevids.com arstechnica.net
buzzfeed.com buzzfeednews.com
foodnetwork.com food.com sndimg.com
thekitchn.com apartmenttherapy.com apartmenttherapy.info
realpython.com realpython.net
cookpad.com cpcdn.com
xiachufang.com chuimg.com
rezeptwelt.de thermomix.com cookidoo.io
hogarmania.com bainet.es
weightwatchers.com ww.com
aldi-sued.de aldi-suisse.ch hofer.at aldi.cx
moulinex.fr groupe-seb.com
arla.se arla.dk arla.com
williams-sonoma.com potterybarn.com westelm.com wsimgs.com
wikihow.com whstatic.com
stackoverflow.com stackexchange.com sstatic.net
booking.com bstatic.com
airbnb.com muscache.com
etsy.com etsystatic.com
ebay.com ebaystatic.com ebayimg.com
zalando.de ztat.net
quora.com quoracdn.net`;
